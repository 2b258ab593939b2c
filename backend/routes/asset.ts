import type { Context } from 'hono'
import { maskText } from '#shared/privacy/mask-emails.ts'
import type { BackendEnv } from '../env.ts'
import { cropWindow, cutPasses } from '../images/crop-window.ts'
import {
  type PictureFormat,
  pictureKey,
  type PictureRequest,
  readPictureRequest,
} from '../images/picture-request.ts'
import { errorResponse } from '../responses.ts'

const FILE_NAME = /^[a-z0-9][a-z0-9-]{0,100}\.[a-z0-9]{2,5}$/
const RASTER = /\.(?:png|jpe?g|webp)$/
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * The content provider's picture addresses (§7). Any query gives a picture; 404 only if no picture
 * has the name.
 */
export async function serveAsset(c: Context<BackendEnv>): Promise<Response> {
  const file = c.req.param('file') ?? ''
  if (!FILE_NAME.test(file)) return errorResponse(c, 404, 'NOT_FOUND', 'No picture has this name.')
  const original = await c.env.ASSETS.fetch(new URL(`/media/${file}`, c.req.url))
  if (!original.ok) return errorResponse(c, 404, 'NOT_FOUND', 'No picture has this name.')
  if (!RASTER.test(file)) return new Response(original.body, original)

  const request = readPictureRequest(c.req.query())
  const etag = `"${(original.headers.get('ETag') ?? '').replace(/W\/|"/g, '')}-${pictureKey(request)}"`
  if (c.req.header('If-None-Match')?.includes(etag)) {
    await original.body?.cancel()
    return new Response(null, {
      status: 304,
      headers: { ETag: etag, 'Cache-Control': CACHE_CONTROL },
    })
  }

  const cacheKey = new URL(`/assets/${file}?${encodeURIComponent(etag)}`, c.req.url).href
  const cached = await caches.default.match(cacheKey)
  if (cached !== undefined) return cached

  const bytes = await original.blob()
  const rendered = await renderPicture(c.env.IMAGES, bytes, request).catch(logRenderFailure)
  const answer = new Response(rendered?.body ?? bytes, {
    headers: {
      'Content-Type': rendered?.headers.get('Content-Type') ?? bytes.type,
      'Cache-Control': rendered === undefined ? 'no-store' : CACHE_CONTROL,
      ETag: etag,
    },
  })
  if (rendered !== undefined) c.executionCtx.waitUntil(caches.default.put(cacheKey, answer.clone()))
  return answer
}

/** If a picture cannot be cut, the original is sent. */
function logRenderFailure(error: unknown): undefined {
  console.error(JSON.stringify({ message: 'picture not rendered', error: maskText(String(error)) }))
}

/**
 * Scales and cuts as requested. undefined for a picture without pixels (SVG), which is sent
 * unchanged.
 */
export async function renderPicture(
  images: ImagesBinding,
  source: Blob,
  request: PictureRequest,
): Promise<Response | undefined> {
  const info = await images.info(source.stream())
  if (!('width' in info)) return undefined
  const passes = cutPasses(cropWindow(info, request))
  const last = passes.length - 1
  const format = request.format ?? sameFormat(info.format)

  let stream: ReadableStream<Uint8Array> = source.stream()
  for (const [index, { width, height, gravity }] of passes.entries()) {
    const transformer = images.input(stream).transform({ width, height, gravity, fit: 'cover' })
    const result = await transformer.output(
      index === last ? { format, quality: 82 } : { format: 'image/png' },
    )
    if (index === last) return result.response()
    stream = result.image()
  }
  return undefined
}

function sameFormat(format: string): PictureFormat {
  return format === 'image/jpeg' || format === 'image/webp' ? format : 'image/png'
}
