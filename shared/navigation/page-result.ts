import type { Layout } from '../contract/layout.ts'
import type { PageResponse } from '../contract/page.ts'
import type { LocaleCode } from '../locale/locales.ts'
import { isSafeExternalUrl, isSafeHref } from './external-url.ts'
import { isExternalTarget, redirectLocation } from './redirect-target.ts'
import type { ShownPage } from './shown-page.ts'

/** The page endpoint's answer: the page, or the HTTP status it failed with (404 unknown path, 5xx broken or out of reach). */
export type LoadedPage = ShownPage | { status: number }

/** What a request for an address comes to, on the first load and on every navigation alike (§2.3). */
export type PageResult =
  /** `location`: a site path or an http(s) address; to a table's target the query is appended already. Status 307. */
  | { kind: 'redirect'; location: string; external: boolean }
  | { kind: 'page'; layout?: Layout; page: ShownPage }
  /** `elsewhere`: the other locales that know the path */
  | { kind: 'error'; status: number; path: string; layout?: Layout; elsewhere?: LocaleCode[] }

export type RedirectResult = Extract<PageResult, { kind: 'redirect' }>

/** What is shown: a redirect never is. */
export type ShownResult = Exclude<PageResult, RedirectResult>

interface PageInput {
  /** undefined when the layout failed: the page is shown without it (§4) */
  layout?: Layout | undefined
  page: LoadedPage
  /** the redirect table's target for the path, undefined when it knows none */
  tableTarget?: string | undefined
  /** normalised, without locale prefix */
  path: string
  /** '' or '?…' */
  search: string
}

type RedirectChoice = Pick<PageInput, 'tableTarget' | 'path' | 'search'> & { cardListUrl?: string | undefined }

/**
 * Where a path leads, by its page's card list, else by the table (§2.3). A redirect to the very path that was asked for, or to an unsafe
 * address, is none: the page is shown, else the error.
 */
export function decideRedirect({ page, ...input }: Omit<PageInput, 'layout'>): RedirectResult | undefined {
  return chooseRedirect({ cardListUrl: 'content' in page ? cardListRedirect(page) : undefined, ...input })
}

/** The same for a page of which only its card list's address is known. */
export function chooseRedirect({ cardListUrl, tableTarget, path, search }: RedirectChoice): RedirectResult | undefined {
  if (cardListUrl && leadsElsewhere(cardListUrl, path)) return redirectTo(cardListUrl)
  if (tableTarget && leadsElsewhere(tableTarget, path)) return redirectTo(redirectLocation(tableTarget, search))
  return undefined
}

/** What is shown at a path that leads nowhere else. */
export function shownResult({ layout, page, path }: Pick<PageInput, 'layout' | 'page' | 'path'>): ShownResult {
  const withLayout = layout ? { layout } : {}
  return 'content' in page ? { kind: 'page', ...withLayout, page } : { kind: 'error', status: page.status, path, ...withLayout }
}

/** §2.1: the page holds a card list whose display component is `redirect`. */
export function cardListRedirect(page: PageResponse): string | undefined {
  const block = page.content.body.find((candidate) => candidate.contentType === 'cardList' && candidate.display.component === 'redirect')
  return block?.contentType === 'cardList' ? block.display.url : undefined
}

function leadsElsewhere(target: string, path: string): boolean {
  if (isExternalTarget(target)) return isSafeExternalUrl(target) && URL.canParse(target)
  return target.startsWith('/') && isSafeHref(target) && target.replace(/[?#].*$/s, '') !== path
}

function redirectTo(location: string): RedirectResult {
  return { kind: 'redirect', location, external: isExternalTarget(location) }
}
