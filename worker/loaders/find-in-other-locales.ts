import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import { isLocaleCode, LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { cached, cacheKey, type Fetched } from '../cache/cached.ts'
import type { LoadContext } from '../load-context.ts'
import { findTableTarget } from './find-redirect.ts'
import { loadContent } from './load-content.ts'

const MINUTE_MS = 60_000
/** A dead link is requested again and again, and each time would cost three more calls; but a new page is soon found. */
const LIFETIMES = { freshMs: MINUTE_MS, staleMs: MINUTE_MS, keepMs: MINUTE_MS }

/** The other locales that know a path, as a page or in their redirect table; for a path that its own locale does not know. */
export async function findInOtherLocales(context: LoadContext, path: string): Promise<LocaleCode[]> {
  const others = LOCALE_CODES.filter((locale) => locale !== context.locale)

  async function fetch(): Promise<Fetched> {
    const results = await Promise.all(others.map((locale) => isKnownIn({ ...context, locale }, path)))
    const found = others.filter((_, index) => results[index] === true)
    return { kind: results.includes('failed') ? 'unstored' : 'ready', body: found.join(' ') }
  }

  const { response } = await cached(context, { key: cacheKey(context, 'other-locales', path, path), lifetimes: LIFETIMES, fetch })
  return (await response.text()).split(' ').filter(isLocaleCode)
}

async function isKnownIn(context: LoadContext, path: string): Promise<boolean | 'failed'> {
  const [target, page] = await Promise.all([findTableTarget(context, path), loadContent(context, path)])
  if (target !== undefined || 'content' in page) return true
  return page.status === NOT_FOUND_STATUS ? false : 'failed'
}
