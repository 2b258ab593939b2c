import { DEFAULT_ERROR_STATUS } from '#shared/errors/http-status.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { isSafeExternalUrl } from '#shared/navigation/external-url.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { SiteConfig } from '#shared/navigation/payload.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { writeLocaleCookie } from '../i18n/locale-cookie.ts'
import { preloadMessages } from '../i18n/messages.ts'
import { loadChunk } from '../ui/load-chunk.ts'
import type { PageFailure } from './page-failure.ts'
import { loadPayload } from './page-payloads.ts'
import type { Presented } from './presented.ts'

/** A page ready to be presented, where the visitor is sent instead, or a page that the browser has to load itself. */
export type Opened =
  | { kind: 'present'; presented: Presented }
  | { kind: 'redirect'; location: string; external: boolean }
  | { kind: 'load' }

interface Where {
  url: URL
  signal: AbortSignal
  current: Presented
  config: SiteConfig
  prepare: PreparePage
}

/** Brings the code that a page's views need. Given from above: navigation knows no views. */
export type PreparePage = (result: PageResult, locale: LocaleCode) => Promise<void>

/** Gets all a page needs before anything of it is shown: the old page stays until then (§2.1). */
export async function openPage({ url, signal, current, config, prepare }: Where): Promise<Opened> {
  const payload = await loadPayload(url.pathname + url.search, { locale: current.payload.addressing.locale, signal })
  const { result, addressing } = payload
  if (result.kind === 'redirect') {
    // §5: an address that is not safe is not gone to
    if (result.external && !isSafeExternalUrl(result.location)) throw new Error('refused an unsafe redirect')
    return { kind: 'redirect', location: keepHash(result.location, url.hash), external: result.external }
  }
  // the consent vendor's script speaks the language it was loaded in (§7)
  if (config.consentId !== undefined && addressing.locale !== current.payload.addressing.locale) return { kind: 'load' }
  await Promise.all([switchLocale(addressing.locale, current, config.localeCookie), prepare(result, addressing.locale)])
  const { path } = parsePagePath(url.pathname)
  return { kind: 'present', presented: { payload: { addressing, result }, path, search: url.search } }
}

/** As a browser does over a redirect: a hash of the target's own goes before. */
function keepHash(target: string, hash: string): string {
  return target.includes('#') ? target : target + hash
}

/** What is shown in the place of a page that could not be had, inside the layout there is. */
export function failedPage(url: URL, current: Presented, failure: PageFailure): Presented {
  const { layout } = current.payload.result
  const { path } = parsePagePath(url.pathname)
  const status = failure.kind === 'status' ? failure.status : DEFAULT_ERROR_STATUS
  return {
    ...current,
    payload: { addressing: current.payload.addressing, result: { kind: 'error', status, path, ...(layout ? { layout } : {}) } },
    path,
    search: url.search,
    failure,
  }
}

/** §4 switching: load the messages, set the cookie, change the locale; the address is the localized one already. */
async function switchLocale(locale: LocaleCode, current: Presented, localeCookie: string): Promise<void> {
  if (locale === current.payload.addressing.locale) return
  await loadChunk(() => preloadMessages('site', locale))
  writeLocaleCookie(localeCookie, locale)
}
