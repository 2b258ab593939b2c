import type { Context, HonoRequest } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { setMetric } from 'hono/timing'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import { isExternalTarget } from '#shared/navigation/redirect-target.ts'
import { acceptsHtml } from '../accepts-html.ts'
import { isForPrograms } from '../address/for-programs.ts'
import { isLocalHost } from '../address/is-local-host.ts'
import type { AppEnv } from '../app-env.ts'
import { cached, DAY_MS, isUncached } from '../cache/cached.ts'
import { createMemo } from '../cache/memo.ts'
import { shownSwitches } from '../controls/switches.ts'
import { digest } from '../digest.ts'
import { type Config, readConfig } from '../env.ts'
import { loadContext } from '../load-context.ts'
import { findTableTarget } from '../loaders/find-redirect.ts'
import { logUnexpected } from '../log.ts'
import { isForOneVisitor, isLimited, isPrivate } from '../page-blocks.ts'
import { BUILD_ID, PRELOAD_LINKS } from '../render/client-assets.ts'
import { renderPage } from '../render/render-page.tsx'
import { visitorResult } from './visitor-result.ts'

const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60 // §9
const MAX_MEMO_BYTES = 12 * 1024 * 1024
/** A version never changes, so its HTML is never renewed. */
const HTML_LIFETIMES = { freshMs: 7 * DAY_MS, staleMs: 7 * DAY_MS, keepMs: 7 * DAY_MS }

interface Rendered {
  version: string
  etag: string
  html: Uint8Array
}

/** Module state: each configuration as text. */
const configTexts = new WeakMap<Config, string>()

/** Module state: the HTML of pages by address, used as long as the page has the same version. */
const rendered = createMemo<Rendered>(MAX_MEMO_BYTES)

/** The response for any address (§2.1): a page, a 307, or the error page with its status. */
export async function page(c: Context<AppEnv>): Promise<Response> {
  // for client/navigation/server-clock.ts
  setMetric(c, 'now', Date.now())
  const { path, preview } = c.get('address')
  if (
    !preview &&
    isForPrograms(path) &&
    (await findTableTarget(loadContext(c), path)) === undefined
  )
    return bareNotFound(c)
  const { value: result, version } = await visitorResult(c)
  if (result.kind === 'redirect') return redirectResponse(c.get('url'), result.location)
  const noBackend = c.get('noBackend')
  if (result.kind === 'error' && noBackend !== undefined && isLocalHost(c.get('url')))
    return c.text(noBackend, 502, { 'Cache-Control': 'no-store' })
  if (result.kind === 'error' && result.status === NOT_FOUND_STATUS && !acceptsHtml(c.req))
    return bareNotFound(c)
  return withLocaleCookie(c, await pageResponse(c, result, version))
}

/**
 * §8, for an unknown address that no person reads: a program's path, or a request for an image or a
 * script.
 */
function bareNotFound(c: Context<AppEnv>): Response {
  return c.text(`Page not found: ${c.get('address').path}`, NOT_FOUND_STATUS, {
    'Cache-Control': 'no-store',
  })
}

/**
 * 307 and no-store, because rules change and browsers must not cache them (§2.3). A path is
 * appended to the request's origin and then parsed by URL, so that '//host', '/\host' or CR LF in
 * it cannot change the host or break the header.
 */
export function redirectResponse({ origin }: Pick<URL, 'origin'>, location: string): Response {
  const address = isExternalTarget(location) ? location : origin + location
  return new Response(null, {
    status: 307,
    headers: { Location: new URL(address).href, 'Cache-Control': 'no-store' },
  })
}

/** A page view stores the locale (§3). A host that is bound to a locale decides it alone. */
function withLocaleCookie(c: Context<AppEnv>, response: Response): Response {
  const { LOCALE_COOKIE } = readConfig(c.env)
  const { locale, prefix } = c.get('address').addressing
  if (prefix === '' || !isPageView(c.req) || getCookie(c, LOCALE_COOKIE) === locale) return response
  const secure = c.get('url').protocol === 'https:'
  const cookie = generateCookie(LOCALE_COOKIE, locale, {
    maxAge: LOCALE_COOKIE_SECONDS,
    path: '/',
    sameSite: 'Lax',
    secure,
  })
  response.headers.append('Set-Cookie', cookie)
  return response
}

/**
 * False for a prefetch, and for an image, script or frame with the address of a page: another site
 * could set the visitor's language with them.
 */
function isPageView(request: HonoRequest): boolean {
  const purpose = request.header('sec-purpose') ?? request.header('purpose') ?? ''
  return (
    request.method === 'GET' &&
    !purpose.includes('prefetch') &&
    (request.header('sec-fetch-dest') ?? 'document') === 'document'
  )
}

async function pageResponse(
  c: Context<AppEnv>,
  result: ShownResult,
  loadedVersion: string,
): Promise<Response> {
  const isRefused = result.kind === 'page' && isLimited(result.page)
  const isStored = result.kind === 'page' && !isPrivate(result.page) && !isRefused
  const status = isRefused ? 429 : result.kind === 'page' ? 200 : result.status
  // the browser revalidates each time and gets a 304; private pages are not stored
  const cacheControl = isStored ? 'private, no-cache' : 'no-store'
  if (!isStored || isUncached(c.get('address')) || isForOneVisitor(result.page))
    return htmlResponse(await renderPage(c, result), status, {
      'Cache-Control': cacheControl,
    })

  const version = pageVersion(c, loadedVersion)
  const known = rendered.get(addressKey(c))
  const etag = known?.version === version ? known.etag : `"${await digest(version)}"`
  const headers = { 'Cache-Control': cacheControl, ETag: etag }
  if (matches(c.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  if (known?.version === version) return htmlResponse(known.html, status, headers)
  const made = await renderAgain(c, result, { known, version, etag })
  return htmlResponse(made.html, status, { ...headers, ETag: made.etag })
}

function htmlResponse(
  html: BodyInit | null,
  status: number,
  headers: Record<string, string>,
): Response {
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      ...(PRELOAD_LINKS && { Link: PRELOAD_LINKS }),
    },
  })
}

/** Everything that a page depends on. Two pages with the same version have the same HTML. */
function pageVersion(c: Context<AppEnv>, loadedVersion: string): string {
  const { switches } = shownSwitches(
    c.get('controls').switches,
    c.get('address').addressing.locale,
    Date.now(),
  )
  // the footer shows the year
  const year = new Date().getUTCFullYear()
  return JSON.stringify([
    BUILD_ID,
    c.env.VERSION?.id,
    configText(readConfig(c.env)),
    addressKey(c),
    year,
    switches,
    loadedVersion,
  ])
}

function configText(config: Config): string {
  const text = configTexts.get(config) ?? JSON.stringify(config)
  configTexts.set(config, text)
  return text
}

function addressKey(c: Context<AppEnv>): string {
  const { origin, addressing, path } = c.get('address')
  return [origin, addressing.prefix, addressing.locale, addressing.offered, path].join(' ')
}

/** If rendering fails, the last HTML of the address is sent. */
async function renderAgain(
  c: Context<AppEnv>,
  result: ShownResult,
  { known, version, etag }: { known: Rendered | undefined; version: string; etag: string },
): Promise<Rendered> {
  try {
    // another isolate may have rendered this version: the digest in the ETag stands for all that
    // the page is made from
    let own: Uint8Array | undefined
    const { respond } = await cached(loadContext(c), {
      key: `https://edge-cache.invalid/html/${etag.slice(1, -1)}`,
      lifetimes: HTML_LIFETIMES,
      // the page itself was not in the edge cache
      isNew: c.get('cacheStatus') === 'miss',
      fetch: async () => {
        own = new TextEncoder().encode(await renderPage(c, result))
        const isStored = !c.get('isIncomplete') && !isOfMinute(result)
        return { kind: isStored ? 'ready' : 'unstored', body: own }
      },
    })
    const html = own ?? new Uint8Array(await respond().arrayBuffer())
    const made = { version, etag, html }
    const key = addressKey(c)
    rendered.set(key, made, key.length + version.length + html.byteLength)
    return made
  } catch (error) {
    if (!known) throw error
    logUnexpected(c, error)
    return known
  }
}

/** HTML with a status of stations: the version of the next minute is another one. */
function isOfMinute(result: ShownResult): boolean {
  return result.kind === 'page' && result.page.content.now !== undefined
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag) ?? false
}
