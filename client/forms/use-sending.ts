import { useState } from 'react'
import type { FormDefinition, FormField } from '#shared/contract/form.ts'
import { readRecord } from '#shared/contract/read-values.ts'
import { isSwitchedOff } from '#shared/controls/shown-switches.ts'
import { DEFAULT_ERROR_STATUS } from '#shared/errors/http-status.ts'
import {
  type FormErrors,
  formReceipt,
  type FormReceipt,
  readFormErrors,
  readReference,
} from '#shared/forms/check-form.ts'
import { cleanValues, type FormValues, sentQuery, TRAP_NAME } from '#shared/forms/form-values.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { sendCall } from '../endpoints/call-endpoint.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { ownQuery, writeQuery } from '../navigation/own-query.ts'
import { useSite } from '../navigation/site-context.tsx'
import { notify } from '../notifications/notification-store.ts'
import { formDraft } from '../ui/draft.ts'
import { valuesOf } from './form-controls.ts'

interface Outcomes {
  onRefused: (errors: FormErrors) => void
  onSent: (receipt: FormReceipt, reference: string | undefined) => void
}

/** Sends a form. A second press during the request is ignored. */
export function useSending({ id, fields }: FormDefinition, { onRefused, onSent }: Outcomes) {
  const t = useTranslate('forms')
  const locale = useLocale()
  const { path } = useSite()
  const [stage, setStage] = useState<'ready' | 'sending' | 'failed' | 'offline' | 'switchedOff'>(
    'ready',
  )

  /** `key`: the idempotency key of a form with confirmation */
  async function send(form: HTMLFormElement, key?: string): Promise<void> {
    if (stage === 'sending') return
    setStage('sending')
    try {
      const values = sentValues(form)
      const outcome = await sendForm({ formId: id, page: path, values }, fields, locale, key)
      if (outcome.kind === 'sent')
        return sent(
          form,
          receiptOf(outcome.answer, values),
          readReference(readRecord(outcome.answer)?.['id']),
        )
      if (outcome.kind === 'switchedOff') return setStage('switchedOff')
      setStage('ready')
      onRefused(outcome.errors)
    } catch (error) {
      // §8: a notification and an event; the error is also reported, unless the connection is lost
      setStage(navigator.onLine ? 'failed' : 'offline')
      reportFailure(t('forms.submitFailed'))
      if (navigator.onLine) reportError(error)
    }
  }

  function sentValues(form: HTMLFormElement) {
    const trap = new FormData(form).get(TRAP_NAME)
    return {
      ...cleanValues(fields, valuesOf(form, fields)),
      ...(typeof trap === 'string' && trap !== '' && { [TRAP_NAME]: trap }),
    }
  }

  /**
   * Changes the address first, so that a reload shows the confirmation and Back does not return to
   * a form that can be sent again.
   */
  function sent(form: HTMLFormElement, receipt: FormReceipt, reference: string | undefined): void {
    formDraft(id).remove()
    // the visitor has left the page of the form
    if (!form.isConnected) return void notify(t('forms.submitted'))
    // the same address as after a submission without JavaScript (worker/routes/forms.ts); the query
    // is owned, so no page is loaded
    const release = ownQuery(location.pathname, () => undefined)
    writeQuery(sentQuery(id, reference), 'replace')
    release()
    onSent(receipt, reference)
  }

  return { stage, send }
}

function receiptOf(answer: unknown, values: FormValues): FormReceipt {
  return formReceipt(answer, values, new Date())
}

/** §8: a notification and an analytics event. */
export function reportFailure(message: string): void {
  trackEvent('Error Message', { status: DEFAULT_ERROR_STATUS, code: 'error', type: 'exception' })
  notify(message, 'error')
}

interface Submission {
  formId: string
  /** the page's path */
  page: string
  values: FormValues
}

/**
 * Sends a form (§7). Resolves to the backend's answer or to the errors of edge or backend; rejects
 * without a valid response.
 */
export async function sendForm(
  submission: Submission,
  fields: readonly FormField[],
  locale: LocaleCode,
  key?: string,
): Promise<
  | { kind: 'sent'; answer: unknown }
  | { kind: 'refused'; errors: FormErrors }
  | { kind: 'switchedOff' }
> {
  const call = { key: 'submitForm', body: submission } as const
  const { status, outcome, answer } = await sendCall(
    call,
    locale,
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )
  if (outcome === 'ok') return { kind: 'sent', answer }
  if (isSwitchedOff(answer)) return { kind: 'switchedOff' }
  const errors = status === 422 ? readFormErrors(answer, fields) : undefined
  if (!errors) throw new Error(`the form endpoint responded with ${status}`)
  return { kind: 'refused', errors }
}
