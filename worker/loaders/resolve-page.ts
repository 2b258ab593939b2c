import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import { addressingOf } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { localizedArticlePath } from '#shared/locale/localized-paths.ts'
import { pageAddress } from '#shared/navigation/page-path.ts'
import {
  cardListRedirect,
  decideRedirect,
  type LoadFailure,
  type PageResult,
  type RedirectResult,
  shownResult,
} from '#shared/navigation/page-result.ts'
import type { ShownPage } from '#shared/navigation/shown-page.ts'
import { siteRedirect } from '#shared/navigation/site-redirect.ts'
import type { RequestAddress } from '../app-env.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggablePath } from '../log.ts'
import { withinLimit } from '../within-limit.ts'
import { attachArticles } from './attach-articles.ts'
import { attachMinute } from './attach-minute.ts'
import { attachNearest } from './attach-nearest.ts'
import type { Versioned } from './content-loader.ts'
import { findInOtherLocales } from './find-in-other-locales.ts'
import { findTableTarget } from './find-redirect.ts'
import { followRedirect, NOT_IN_TIME } from './follow-redirect.ts'
import { loadContent, loadLayout } from './load-content.ts'

/** how long a redirect waits for the pages on its way */
const LIMIT_MS = 300
/** Editors check the true result: longer than the time limit of a page's fetch. */
const PREVIEW_LIMIT_MS = 10_000

type ErrorResult = Extract<PageResult, { kind: 'error' }>

/**
 * The result for an address (§2.3), with links for this visitor. `search` is '' or '?…'. Without a
 * version: a redirect or an error.
 */
export async function resolvePage(
  context: LoadContext,
  address: RequestAddress,
  search: string,
): Promise<Versioned<PageResult>> {
  const { path } = address
  // started together
  const layout = loadLayout(context)
  const page = loadWholePage(context, path, search)
  const tableTarget = await findTableTarget(context, path)

  const limitMs = context.preview ? PREVIEW_LIMIT_MS : LIMIT_MS
  // a redirect card list of the page wins over the table (§2.3)
  const inTime = tableTarget === undefined ? await page : await withinLimit(page, limitMs)
  // a late page is stored for the next request
  if (!inTime) context.waitUntil(page)
  const loaded = inTime?.value ?? NOT_IN_TIME
  const redirect = redirectOf(context, address, { page: loaded, tableTarget, search })
  // after a late page the content service probably hangs: do not wait for other pages
  if (redirect && (await endsElsewhere(context, address, redirect, inTime ? limitMs : 0))) {
    if (isRuleRedirect(context, path, loaded, tableTarget)) context.noteHit(context.locale)
    return { value: redirect, version: '' }
  }

  const [header, content] = await Promise.all([layout, page])
  const result = shownResult(path, content.value, header.value)
  if (result.kind === 'page')
    return { value: result, version: `${header.version} ${content.version}` }
  return {
    value:
      result.status === NOT_FOUND_STATUS
        ? await resolveMissing(context, address, search, result)
        : result,
    version: '',
  }
}

/** The result for a path that this locale does not have. */
async function resolveMissing(
  context: LoadContext,
  address: RequestAddress,
  search: string,
  result: ErrorResult,
): Promise<PageResult> {
  const { path } = address
  for (const meant of meantPaths(path, context.locale))
    if (await isKnown(context, meant)) return redirectHere(meant, address, search)
  const elsewhere = await findInOtherLocales(context, path)
  const [first] = elsewhere
  // without a prefix, redirect to the other locale that has the path; with a prefix, the error page
  // links to it
  if (first && !address.explicit) return redirectToLocale(first, context, address, search)
  return elsewhere.length > 0 ? { ...result, elsewhere } : result
}

/**
 * Other paths that the visitor may mean: without punctuation at the end, and the localized one of
 * '/article/x'.
 */
function meantPaths(path: string, locale: LocaleCode): string[] {
  const written = withoutPunctuation(path)
  const article = localizedArticlePath(written, locale)
  return [written, article ?? path].filter((meant) => meant !== path)
}

/**
 * The path without punctuation at its end: many programs include the punctuation after an address
 * in the link.
 */
function withoutPunctuation(path: string): string {
  const bare = path.replace(/[\s.,;:!?)\]}'"’”»>*]+$/u, '')
  return bare === '' || bare === '/' ? path : bare
}

async function isKnown(context: LoadContext, path: string): Promise<boolean> {
  const [{ value }, tableTarget] = await Promise.all([
    loadContent(context, path),
    findTableTarget(context, path),
  ])
  return 'content' in value || tableTarget !== undefined
}

function redirectHere(
  path: string,
  { addressing: { prefix }, preview }: RequestAddress,
  search: string,
): PageResult {
  return {
    kind: 'redirect',
    location: pageAddress({ prefix, path, preview }) + search,
    external: false,
  }
}

async function loadWholePage(
  context: LoadContext,
  path: string,
  search: string,
): Promise<Versioned<ShownPage | LoadFailure>> {
  const { value, version } = await loadContent(context, path)
  if (!('content' in value)) return { value, version }
  const articles = await attachArticles(context, search, value)
  const nearest = await attachNearest(context, articles.value)
  const timed = attachMinute(context, nearest.value)
  return {
    value: timed.value,
    version: [version, articles.version, nearest.version, timed.version].join(' '),
  }
}

/** The redirect of §2.3, with its address for this visitor. */
function redirectOf(
  { config }: LoadContext,
  address: RequestAddress,
  found: Omit<Parameters<typeof decideRedirect>[0], 'path'>,
): RedirectResult | undefined {
  return siteRedirect(decideRedirect({ ...found, path: address.path }), {
    ...address,
    domains: config,
  })
}

/**
 * Whether a rule of the table redirects. The configured root page and the page's card list come
 * first (§2.3).
 */
function isRuleRedirect(
  { config, locale }: LoadContext,
  path: string,
  page: ShownPage | LoadFailure,
  tableTarget: string | undefined,
): boolean {
  if (tableTarget === undefined || (path === '/' && config.ROOT_PAGES[locale] !== undefined))
    return false
  return !('content' in page) || cardListRedirect(page) === undefined
}

/**
 * Whether a redirect ends on another page. A loop or a long chain is ignored, and the page or the
 * error page is shown.
 */
async function endsElsewhere(
  context: LoadContext,
  { origin, path }: RequestAddress,
  { location }: RedirectResult,
  limitMs: number,
): Promise<boolean> {
  const reason = await followRedirect(context, origin, path, location, limitMs)
  if (reason)
    log('warn', 'redirect-cut', { locale: context.locale, path: loggablePath(path), reason })
  return reason === undefined
}

/**
 * Redirects to the locale that has the path. If its table has a rule, redirects directly to the
 * target: each redirect costs a round trip.
 */
async function redirectToLocale(
  locale: LocaleCode,
  context: LoadContext,
  address: RequestAddress,
  search: string,
): Promise<PageResult> {
  const { path, preview } = address
  const addressing = addressingOf(locale, false, preview)
  const there = { ...context, locale }
  const tableTarget = await findTableTarget(there, path)
  if (tableTarget !== undefined) {
    const { value: page } = await loadContent(there, path)
    const redirect = redirectOf(
      there,
      { ...address, addressing, explicit: true },
      { page, tableTarget, search },
    )
    if (redirect) {
      if (isRuleRedirect(there, path, page, tableTarget)) context.noteHit(locale)
      return redirect
    }
  }
  return {
    kind: 'redirect',
    location: pageAddress({ prefix: addressing.prefix, path, preview }) + search,
    external: false,
  }
}
