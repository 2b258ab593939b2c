import type { Layout } from '../contract/layout.ts'
import type { PageResponse } from '../contract/page.ts'
import type { LocaleCode } from '../locale/locales.ts'
import { isSafeExternalUrl, isSafeHref } from './external-url.ts'
import { parseUrl } from './parse-url.ts'
import { isExternalTarget, redirectLocation } from './redirect-target.ts'
import type { ShownPage } from './shown-page.ts'

/**
 * Instead of a page: the HTTP status of its failure (404 unknown path, 5xx backend broken or
 * unreachable).
 */
export interface LoadFailure {
  status: number
}

/** The result of a request for an address, on the first load and on every navigation (§2.3). */
export type PageResult =
  /** `location` is a site path or an http(s) address, with the query if the table redirects. Status 307. */
  | { kind: 'redirect'; location: string; external: boolean }
  | { kind: 'page'; layout?: Layout; page: ShownPage }
  /** `elsewhere`: other locales that have the path */
  | { kind: 'error'; status: number; path: string; layout?: Layout; elsewhere?: LocaleCode[] }

export type RedirectResult = Extract<PageResult, { kind: 'redirect' }>

/** A result that is rendered. */
export type ShownResult = Exclude<PageResult, RedirectResult>

interface Target {
  /** the target of the redirect table, undefined without a rule */
  tableTarget?: string | undefined
  /** normalised, without locale prefix */
  path: string
  /** '' or '?…' */
  search: string
}

/**
 * The redirect of a path: by the card list of its page, else by the table (§2.3). A redirect to the
 * same path or to an unsafe address is ignored, and the page or error is shown.
 */
export function decideRedirect({
  page,
  ...target
}: Target & { page: ShownPage | LoadFailure }): RedirectResult | undefined {
  return chooseRedirect({
    cardListUrl: 'content' in page ? cardListRedirect(page) : undefined,
    ...target,
  })
}

/** Like decideRedirect, with only the address of the page's card list. */
export function chooseRedirect({
  cardListUrl,
  tableTarget,
  path,
  search,
}: Target & { cardListUrl?: string | undefined }): RedirectResult | undefined {
  if (cardListUrl && leadsElsewhere(cardListUrl, path)) return redirectTo(cardListUrl)
  if (tableTarget && leadsElsewhere(tableTarget, path))
    return redirectTo(redirectLocation(tableTarget, search))
  return undefined
}

/** The page or error of a path without a redirect. Without a layout when that failed (§4). */
export function shownResult(
  path: string,
  page: ShownPage | LoadFailure,
  layout: Layout | undefined,
): ShownResult {
  const withLayout = layout ? { layout } : {}
  return 'content' in page
    ? { kind: 'page', ...withLayout, page }
    : { kind: 'error', status: page.status, path, ...withLayout }
}

/** §2.1: the address of the page's card list with the display component `redirect`. */
export function cardListRedirect(page: PageResponse): string | undefined {
  const block = page.content.body.find(
    (candidate) =>
      candidate.contentType === 'cardList' && candidate.display.component === 'redirect',
  )
  return block?.contentType === 'cardList' ? block.display.url : undefined
}

function leadsElsewhere(target: string, path: string): boolean {
  if (isExternalTarget(target)) return isSafeExternalUrl(target) && parseUrl(target) !== undefined
  return target.startsWith('/') && isSafeHref(target) && target.replace(/[?#].*$/s, '') !== path
}

function redirectTo(location: string): RedirectResult {
  return { kind: 'redirect', location, external: isExternalTarget(location) }
}
