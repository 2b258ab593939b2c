import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { type Produced, fromEdgeCache } from '../cache/edge-cache.ts'
import { fetchUpstreamBytes } from '../upstream/fetch-upstream.ts'
import { loadContext } from './answer-from-edge.ts'
import { imageSource } from './image-source.ts'
import { type ImageModifiers, readModifiers } from './image-modifiers.ts'

const DAY_MS = 24 * 60 * 60_000
const SOURCE_LIMIT_BYTES = 20 * 1024 * 1024
const SOURCE_TIME_LIMIT_MS = 8_000

/** `/_ipx/{modifiers}/{source}` (§7): a picture of this site or of an allowed host, in the size and format asked for. */
export async function images(c: Context<AppEnv>): Promise<Response> {
  const { pathname, origin } = new URL(c.req.url)
  const [, modifierText = '', sourceText = ''] = /^\/_ipx\/([^/]*)\/(.+)$/.exec(pathname) ?? []
  const modifiers = readModifiers(modifierText)
  if (!modifiers) return c.text('Unknown or out-of-range image modifier', 400)
  const source = imageSource(sourceText, origin, c.get('config'))
  if (!source) return c.text('No such image source', 404)

  const { response, status } = await fromEdgeCache({
    ...loadContext(c),
    key: `https://edge-cache.invalid/ipx/${encodeURIComponent(modifierText)}/${encodeURIComponent(source.href)}`,
    freshMs: DAY_MS,
    produce: () => produce(c, source, modifiers),
  })
  c.set('cacheStatus', status)
  return response
}

async function produce(c: Context<AppEnv>, source: URL, modifiers: ImageModifiers): Promise<Produced> {
  const original = await fetchSource(c, source)
  if (typeof original === 'number') return failed(original)
  const type = original.type.split(';')[0] ?? ''
  if (!type.startsWith('image/')) return failed(415)
  // a vector is every size already; its own CSP keeps a script in it from running
  if (type === 'image/svg+xml') return { kind: 'ready', storable: true, response: imageResponse(original.bytes, type) }
  try {
    const { width, height, fit, blur, background, format, quality } = modifiers
    const input = c.env.IMAGES.input(new Blob([original.bytes]).stream()).transform({
      fit,
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      ...(blur === undefined ? {} : { blur }),
      ...(background === undefined ? {} : { background }),
    })
    const output = await input.output({ format, quality })
    const bytes = await new Response(output.image()).arrayBuffer()
    return { kind: 'ready', storable: true, response: imageResponse(bytes, output.contentType()) }
  } catch {
    return failed(415) // what came is no picture that can be read
  }
}

async function fetchSource(c: Context<AppEnv>, source: URL): Promise<{ bytes: ArrayBuffer; type: string } | number> {
  if (source.origin === new URL(c.req.url).origin) {
    const asset = await c.env.ASSETS.fetch(source)
    return asset.ok ? { bytes: await asset.arrayBuffer(), type: asset.headers.get('content-type') ?? '' } : 404
  }
  const answer = await fetchUpstreamBytes({
    url: source.href,
    locale: 'fi-FI',
    headers: { accept: 'image/*' },
    timeLimitMs: SOURCE_TIME_LIMIT_MS,
    answerLimitBytes: SOURCE_LIMIT_BYTES,
  })
  if (answer.kind === 'failed') return answer.reason === 'too-large' ? 413 : 502
  return answer.status === 200 ? { bytes: answer.body, type: answer.headers.get('content-type') ?? '' } : answer.status >= 500 ? 502 : 404
}

function imageResponse(body: ArrayBuffer, type: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}

function failed(status: number): Produced {
  const response = new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
  return status >= 500 ? { kind: 'broken', response } : { kind: 'ready', storable: false, response }
}
