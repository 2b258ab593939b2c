import type { LocaleCode } from '../locale/locales.ts'

/** The form that mails the link to an order's page. */
export const FIND_CODES_FORM = 'find-codes'

/** Paths of the page with this form, without locale prefix. */
export const FIND_CODES_PATHS: Record<LocaleCode, string> = {
  'fi-FI': '/etsi-koodit',
  'en-EU': '/find-codes',
  'sv-SE': '/hitta-koder',
  'no-NO': '/finn-koder',
}
