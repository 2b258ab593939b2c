import { DEFAULT_ERROR_STATUS } from '#shared/errors/http-status.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { isSafeExternalUrl } from '#shared/navigation/external-url.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { PageState, SiteConfig } from '#shared/navigation/payload.ts'
import { preloadMessages } from '../i18n/loaded-messages.ts'
import { loadChunk } from '../ui/load-chunk.ts'
import type { PageFailure } from './page-failure.ts'
import { loadPayload } from './page-payloads.ts'

const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60 // §9

/** A page that is shown, or will be shown next. */
export interface OpenedPage {
  payload: Omit<PageState, 'config'>
  path: string
  /** why it could not be loaded: a message replaces the page */
  failure?: PageFailure
}

/** A page ready to render, a redirect, or a page that the browser has to load itself. */
type Opened =
  | { kind: 'present'; presented: OpenedPage }
  | { kind: 'redirect'; location: string; external: boolean }
  | { kind: 'load' }

interface OpenOptions {
  signal: AbortSignal
  current: OpenedPage
  config: SiteConfig
  prepare: PreparePage
}

/** Loads the code of a page's views. app.tsx passes it, because navigation must not import views. */
export type PreparePage = (result: PageResult, locale: LocaleCode) => Promise<void>

/** Loads everything that a page needs. The old page stays until then (§2.1). */
export async function openPage(
  url: URL,
  { signal, current, config, prepare }: OpenOptions,
): Promise<Opened> {
  const { locale } = current.payload.addressing
  const { result, ...payload } = await loadPayload(url.pathname + url.search, { locale, signal })
  if (result.kind === 'redirect') {
    // §5: an unsafe address is never opened
    if (result.external && !isSafeExternalUrl(result.location))
      throw new Error('the redirect target is unsafe')
    // as in a browser: the hash stays, unless the redirect's target has its own
    const hash = result.location.includes('#') ? '' : url.hash
    return { kind: 'redirect', location: result.location + hash, external: result.external }
  }
  const { addressing } = payload
  const isOtherLocale = addressing.locale !== locale
  // the consent vendor's script keeps the language in which it was loaded (§7), and a tag manager
  // belongs to one country (§9)
  if (isOtherLocale && (config.consentId !== undefined || config.tagManagers))
    return { kind: 'load' }
  await Promise.all([
    isOtherLocale && switchLocale(addressing.locale, config.localeCookie),
    prepare(result, addressing.locale),
  ])
  const { path } = parsePagePath(url.pathname)
  return { kind: 'present', presented: { payload: { ...payload, result }, path } }
}

/** Replaces a page that could not be loaded, inside the current layout. */
export function failedPage(url: URL, current: OpenedPage, failure: PageFailure): OpenedPage {
  const { result, ...payload } = current.payload
  const { path } = parsePagePath(url.pathname)
  const { status = DEFAULT_ERROR_STATUS } = failure
  return {
    payload: {
      ...payload,
      result: { kind: 'error', status, path, ...(result.layout && { layout: result.layout }) },
    },
    path,
    failure,
  }
}

/** §4: load the messages, set the cookie; the address is already localized. */
async function switchLocale(locale: LocaleCode, cookie: string): Promise<void> {
  await loadChunk(() => preloadMessages('common', locale))
  document.cookie = `${cookie}=${locale}; path=/; max-age=${LOCALE_COOKIE_SECONDS}; samesite=lax`
}
