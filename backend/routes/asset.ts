import type { Context } from 'hono'
import { maskText } from '#shared/privacy/mask-emails.ts'
import { answerError } from '../answer-error.ts'
import type { BackendEnv } from '../env.ts'
import { pictureKey, readPictureRequest } from '../images/picture-request.ts'
import { renderPicture } from '../images/render-picture.ts'

const FILE_NAME = /^[a-z0-9][a-z0-9-]{0,100}\.[a-z0-9]{2,5}$/
const RASTER = /\.(?:png|jpe?g|webp)$/
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

/** The content provider's picture addresses (§7). Whatever the query, the answer is a picture: 404 only when there is none of the name. */
export async function serveAsset(c: Context<BackendEnv>): Promise<Response> {
  const file = c.req.param('file') ?? ''
  if (!FILE_NAME.test(file)) return answerError(c, 404, 'NOT_FOUND', 'No picture has this name.')
  const original = await c.env.ASSETS.fetch(new URL(`/media/${file}`, c.req.url))
  if (!original.ok) return answerError(c, 404, 'NOT_FOUND', 'No picture has this name.')
  if (!RASTER.test(file)) return new Response(original.body, original)

  const request = readPictureRequest(c.req.query())
  const etag = `"${(original.headers.get('ETag') ?? '').replace(/W\/|"/g, '')}-${pictureKey(request)}"`
  if (c.req.header('If-None-Match')?.includes(etag)) {
    await original.body?.cancel()
    return new Response(null, { status: 304, headers: { ETag: etag, 'Cache-Control': CACHE_CONTROL } })
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

/** A picture that cannot be cut is still a picture: the original is sent. */
function logRenderFailure(error: unknown): undefined {
  console.error(JSON.stringify({ message: 'picture not rendered', error: maskText(String(error)) }))
}
