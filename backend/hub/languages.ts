import { createMiddleware } from 'hono/factory'
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import type { BackendEnv } from '../env.ts'

/** The last part of the hub's addresses (contract: one per locale): fi, en, sv, no. */
export const LANGUAGE_PARAMETER = `:language{${LOCALE_CODES.map((code) => LOCALES[code].languages[0]).join('|')}}`

/** The page speaks the language its address names, whoever sent the visitor. */
export const hubLocale = createMiddleware<BackendEnv>(async function hubLocale(c, next) {
  const [, , language] = c.req.path.split('/')
  c.set('locale', LOCALE_CODES.find((code) => LOCALES[code].languages[0] === language) ?? DEFAULT_LOCALE)
  await next()
})

export function languageOf(locale: LocaleCode): string {
  return LOCALES[locale].languages[0]
}
