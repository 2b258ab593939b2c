import { createMiddleware } from 'hono/factory'
import { DEFAULT_LOCALE, isLocaleCode } from '#shared/locale/locales.ts'
import type { BackendEnv } from './env.ts'

/** §7: every call carries x-st1-locale; fi-FI is what its absence, or a locale nobody knows, means. */
export const requestLocale = createMiddleware<BackendEnv>(async function requestLocale(c, next) {
  const header = c.req.header('x-st1-locale')
  c.set('locale', isLocaleCode(header) ? header : DEFAULT_LOCALE)
  await next()
})
