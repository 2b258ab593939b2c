import type { Context } from 'hono'
import { PLACEHOLDER, serviceAddress } from '#shared/images/image-sizes.ts'
import { pictureSource, PLACEHOLDER_QUERY } from '#shared/images/picture-source.ts'
import { DEFAULT_LOCALE } from '#shared/locale/locales.ts'
import { imageFolders } from '../address/site-origin.ts'
import type { AppEnv } from '../app-env.ts'
import { cached, DAY_MS, type Fetched, LIFETIMES } from '../cache/cached.ts'
import { readConfig } from '../env.ts'
import { loadContext } from '../load-context.ts'
import { fetchUpstream, type UpstreamResponse } from '../upstream/fetch-upstream.ts'
import { withinLimit } from '../within-limit.ts'
import { type ImageModifiers, readModifiers } from './image-modifiers.ts'

/** Limits for images of other hosts. */
const SOURCE = { method: 'GET', timeLimitMs: 8_000, answerLimitBytes: 20 * 1024 * 1024 } as const
/** A failed image is not fetched again for a minute. */
const FAILED_MS = 60_000
/** After this time the visitor is redirected to the original image. */
const RESIZE_LIMIT_MS = 8_000
const NOT_FOUND = {
  status: 404,
  body: 'Not Found',
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
}

/**
 * `/_ipx/{modifiers}/{source}` (§7): an image of this site or of an allowed host, in a size that
 * the site uses. Other spellings of an address redirect to the canonical one, so that each image is
 * cached once. Refusals and failures are the same 404, so that they reveal nothing about the
 * source; only a slow resize redirects to the original image.
 */
export async function images(c: Context<AppEnv>): Promise<Response> {
  const { origin, pathname, search } = c.get('url')
  const [, modifierText = '', sourceText = ''] = /^\/_ipx\/([^/]*)\/(.+)$/.exec(pathname) ?? []
  const modifiers = readModifiers(modifierText)
  const source = modifiers && readSource(sourceText, modifiers, imageFolders(readConfig(c.env)))
  if (!modifiers || source === undefined) return c.notFound()
  const address = serviceAddress(modifiers.text, source)
  if (address !== pathname + search)
    return c.body(null, 307, { Location: origin + address, 'Cache-Control': 'no-store' })

  const { respond, status } = await cached(loadContext(c, DEFAULT_LOCALE), {
    key: `https://edge-cache.invalid${address}`,
    lifetimes: { ...LIFETIMES, freshMs: DAY_MS },
    failedMs: FAILED_MS,
    fetch: () => makePicture(c, source, modifiers),
  })
  c.set('cacheStatus', status)
  const response = respond()
  response.headers.set('Cache-Control', response.ok ? 'public, max-age=86400' : 'no-store')
  return response
}

/**
 * Reads the source in an address. An external image may be encoded as one segment or not; some
 * servers turn 'https://' into 'https:/'.
 */
function readSource(
  text: string,
  modifiers: ImageModifiers,
  folders: readonly string[],
): string | undefined {
  try {
    const decoded = decodeURIComponent(text)
    const isAddress = /^https?:\//i.test(decoded)
    const address = isAddress
      ? decoded.replace(/^(https?:)\/+/i, '$1//')
      : `/${decoded.replace(/^\/+/, '')}`
    return pictureSource(address, folders, modifiers.text === PLACEHOLDER ? PLACEHOLDER_QUERY : '')
  } catch {
    return undefined // invalid encoding
  }
}

async function makePicture(
  c: Context<AppEnv>,
  source: string,
  modifiers: ImageModifiers,
): Promise<Fetched> {
  const original = await fetchSource(c, source)
  if (!original) return { kind: 'broken', ...NOT_FOUND }
  const { status, headers, bytes } = original
  // any other failure may pass, and the last good image is sent
  if (status === NOT_FOUND.status || status === 410) return { kind: 'gone', ...NOT_FOUND }
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  if (status !== 200 || !type.startsWith('image/')) return { kind: 'broken', ...NOT_FOUND }
  // SVG is not resized; its own CSP blocks scripts in it
  if (type === 'image/svg+xml') return picture(bytes, type)
  const resized = await withinLimit(resize(c, bytes, modifiers), RESIZE_LIMIT_MS)
  return resized ?? { kind: 'broken', status: 307, headers: { Location: source } }
}

async function resize(
  c: Context<AppEnv>,
  bytes: BufferSource,
  { format, fit, quality, width, height, background, blur }: ImageModifiers,
): Promise<Fetched> {
  try {
    const options = {
      ...(height && { height }),
      ...(background && { background }),
      ...(blur && { blur }),
    }
    const sizes = {
      fit: fit === 'cover' ? ('cover' as const) : ('scale-down' as const),
      width,
      ...options,
    }
    const input = c.env.IMAGES.input(new Blob([bytes]).stream()).transform(sizes)
    const output = await input.output({ format: `image/${format}`, quality })
    return picture(await new Response(output.image()).arrayBuffer(), output.contentType())
  } catch {
    return { kind: 'broken', ...NOT_FOUND } // not a readable image, or the quota of transformations is used up
  }
}

/** undefined when the other host does not answer. */
async function fetchSource(
  c: Context<AppEnv>,
  source: string,
): Promise<Omit<UpstreamResponse, 'kind'> | undefined> {
  if (source.startsWith('/')) {
    const asset = await c.env.ASSETS.fetch(new URL(source, c.req.url))
    return { status: asset.status, headers: asset.headers, bytes: await asset.bytes() }
  }
  const result = await fetchUpstream({
    endpoint: SOURCE,
    url: source,
    locale: DEFAULT_LOCALE,
    headers: { accept: 'image/*' },
  })
  return result.kind === 'response' ? result : undefined
}

function picture(body: BufferSource, type: string): Fetched {
  return {
    kind: 'ready',
    body,
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  }
}
