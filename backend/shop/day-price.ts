import type { FormDefinition } from '#shared/contract/form.ts'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { roundToCents } from '#shared/money/price.ts'
import { dateOfDay, dayNumber } from '#shared/time/dates.ts'
import { dayOf, localSeconds } from '#shared/time/local-moment.ts'

const PERIOD_DAYS = 45
const LARGEST_CHANGE = 0.03

/** The price of a day. It swings slowly around the list price, by at most 3 %. */
export function dayPrice(listPrice: number, day: string): number {
  const phase = ((dayNumber(day) ?? 0) / PERIOD_DAYS) * 2 * Math.PI
  const price = listPrice * (1 + LARGEST_CHANGE * Math.sin(phase))
  // tenths of a cent
  return roundToCents(price * 10) / 10
}

/** The form with the prices of today. A form without an estimate is unchanged. */
export function withDayPrices(form: FormDefinition, locale: LocaleCode, now: Date): FormDefinition {
  if (!form.estimate) return form
  const day = dateOfDay(dayOf(localSeconds(now, LOCALES[locale].timeZones[0])))
  const prices = form.estimate.prices.map((each) => ({ ...each, price: dayPrice(each.price, day) }))
  return { ...form, estimate: { ...form.estimate, day, prices } }
}

/** Stored JSON of a page, with the prices of today in its forms. */
export function pageWithDayPrices(body: string, locale: LocaleCode, now: Date): string {
  if (!body.includes('"estimate"')) return body
  const page: { content?: { body?: { contentType?: string; form?: FormDefinition }[] } } =
    JSON.parse(body)
  for (const block of page.content?.body ?? [])
    if (block.form) block.form = withDayPrices(block.form, locale, now)
  return JSON.stringify(page)
}
