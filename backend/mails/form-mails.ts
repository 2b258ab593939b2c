import type { FormDefinition, FormField } from '#shared/contract/form.ts'
import { estimateOf } from '#shared/forms/estimate.ts'
import { type FormValues, labelOfValue } from '#shared/forms/form-values.ts'
import { labelledText } from '#shared/forms/labelled-text.ts'
import { readDate } from '#shared/forms/read-date.ts'
import { formatDate, formatTime } from '#shared/locale/format-date.ts'
import { type LocaleCode } from '#shared/locale/locales.ts'
import { formatMoney } from '#shared/money/price.ts'
import { companyLines } from '../messages/company.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { Mail } from '../queries/mails.ts'
import { documentText } from './document-text.ts'
import { mailboxOf } from './mailbox-of.ts'
import { headerText, isHarmless, writtenText } from './plain-text.ts'

export interface FormMails {
  toService: Mail
  /** for the visitor */
  copy?: Mail
}

const CUSTOMER_SERVICE = 'forms@st1.example'
/** before the subject */
const SPAM_MARK = '[Spam?] '

interface FormMailsInput {
  id: string
  locale: LocaleCode
  form: FormDefinition
  values: FormValues
  suspicious: boolean
  /** the number of the order that the form is about, if the form has the order's address */
  orderId?: string | undefined
  now: Date
  messages: { submitted: string; estimate: { total: string } }
}

/**
 * Customer service gets the values. The visitor gets a copy with what was received and when, unless
 * the form is suspicious. Anyone can enter someone else's address: the copy then leaves out links,
 * numbers and other unsafe text, and an address gets only a few copies.
 */
export function formMails(input: FormMailsInput): FormMails {
  const { id, locale, form, values, suspicious, orderId } = input
  const title = (suspicious ? SPAM_MARK : '') + headerText(form.title ?? form.id)
  const lines = form.fields.map((field) =>
    labelledText(field.label, textsOf(field, values, locale).map(writtenText).join(', ')),
  )
  lines.push(...estimateLines(input))
  const toService = {
    recipient: CUSTOMER_SERVICE,
    subject: `${title} (${id})`,
    body: lines.join('\n'),
  }
  const address = visitorAddress(form, values)
  if (address === undefined || suspicious) return { toService }
  const subject = headerText(form.successTitle ?? input.messages.submitted)
  // other forms must not use up the mails about an order
  const countedBy =
    orderId === undefined
      ? `${form.estimate ? 'order' : 'form'} ${mailboxOf(address)}`
      : `${form.id} ${orderId}`
  return {
    toService,
    copy: {
      recipient: headerText(address),
      subject,
      body: acknowledgement(subject, input),
      countedBy,
    },
  }
}

/**
 * Has content, date and time, as the law requires for a withdrawal (Directive 2011/83/EU, Article
 * 11a(4)).
 */
function acknowledgement(subject: string, input: FormMailsInput): string {
  const { id, locale, form, values, orderId, now } = input
  const shown = (text: string, field: FormField) =>
    orderId !== undefined || isHarmless(text, field) ? writtenText(text) : leftOut
  const { received, reference, leftOut } = MESSAGES[locale].receipt
  const moment = now.toISOString()
  const lines = form.fields.flatMap((field) => {
    const texts = textsOf(field, values, locale)
    return texts.length === 0
      ? []
      : [labelledText(field.label, texts.map((text) => shown(text, field)).join(', '))]
  })
  return [
    subject,
    [
      received(formatDate(moment, locale), formatTime(moment, locale)),
      ...lines,
      ...estimateLines(input),
    ].join('\n'),
    ...(form.successText ? [documentText(form.successText)] : []),
    companyLines(locale),
    `${reference}: ${id}`,
  ].join('\n\n')
}

/** The estimated total with the prices of the day. */
function estimateLines({ form, values, locale, messages }: FormMailsInput): string[] {
  const estimated = estimateOf(form, values)
  if (!estimated || !form.estimate) return []
  const { currency, day } = form.estimate
  const parts = [{ label: estimated.unitPrice.label, price: estimated.price }, ...estimated.fees]
  return [
    ...parts.map(({ label, price }) => labelledText(label, formatMoney(price, currency, locale))),
    labelledText(
      `${messages.estimate.total} (${formatDate(day, locale)})`,
      formatMoney(estimated.total, currency, locale),
    ),
  ]
}

/**
 * The values of a field as the site shows them: a choice by its label, a date in the locale's
 * format.
 */
function textsOf(field: FormField, values: FormValues, locale: LocaleCode): string[] {
  const { name, type } = field
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  return [value ?? []].flat().map((text) => {
    const day = type === 'date' ? readDate(text) : undefined
    return day === undefined ? labelOfValue(field, text) : formatDate(day, locale)
  })
}

/** The form rules have validated that it is exactly one address. */
function visitorAddress({ fields }: FormDefinition, values: FormValues): string | undefined {
  const field = fields.find(({ type }) => type === 'email')
  const address = field && Object.hasOwn(values, field.name) ? values[field.name] : undefined
  return typeof address === 'string' ? address : undefined
}
