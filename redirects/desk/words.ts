import type { EditRefusal } from '#redirects/store/edit-draft.ts'
import type { PublishResult } from '#redirects/store/publish-draft.ts'
import { faultText } from '#redirects/words/describe.ts'
import { PROBLEM_NAMES } from '#redirects/words/sentences.ts'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { failure, type Said } from './desk-app.ts'

const NUMBERS = new Intl.NumberFormat('en-GB')

export function number(amount: number): string {
  return NUMBERS.format(amount)
}

/** '1 rule', '2 rules' */
export function plural(amount: number, one: string, other = `${one}s`): string {
  return `${number(amount)} ${amount === 1 ? one : other}`
}

/** A time in the main time zone of a locale: 'today 09:14', else 'Mon 23 Nov 2026, 09:14'. */
export function moment(at: number, locale: LocaleCode, now: number): string {
  const [timeZone] = LOCALES[locale].timeZones
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  })
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(at)
  return day.format(at) === day.format(now)
    ? `today ${time}`
    : `${day.format(at).replaceAll(',', '')}, ${time}`
}

export function problemName(kind: string): string {
  return new Map(Object.entries(PROBLEM_NAMES)).get(kind) ?? kind
}

export function refusalText(refusal: EditRefusal): string {
  if (refusal.kind === 'not-found') return 'This change is no longer known.'
  if (refusal.kind !== 'draft-changed') return `Nothing was saved. ${faultText(refusal)}`
  const now = refusal.now.map(({ key, line }) => line ?? `${key} (removed)`).join('; ')
  return `A colleague has changed this. Nothing was saved. Now it is: ${now}`
}

export function publishedText(result: PublishResult): Said {
  switch (result.kind) {
    case 'live':
      return {
        text: `Version ${number(result.seq)} is live. ${result.isKvWritten ? 'Visitors see it within a minute.' : 'Visitors see it within the hour, because a store did not answer.'} “Take back” undoes it.`,
      }
    case 'live-changed':
      return failure('Another version is live now. Nothing was changed: look at it first.')
    case 'draft-changed':
      return failure(
        'A colleague has changed the draft or published. Nothing was published: look at it again.',
      )
    default:
      return failure(`Nothing was published: ${result.reason}`)
  }
}
