import type { Context } from 'hono'
import type { BackendEnv } from '../env.ts'

/**
 * Answers Range requests, because static assets do not, and Safari plays a video only with them.
 * Only single ranges are supported.
 */
export async function serveMedia(c: Context<BackendEnv>): Promise<Response> {
  const file = await c.env.ASSETS.fetch(c.req.raw)
  if (file.status !== 200) return file
  const headers = new Headers(file.headers)
  headers.set('Accept-Ranges', 'bytes')
  const range = c.req.header('range')
  const unchanged = c.req.header('if-range') ?? headers.get('ETag')
  if (range === undefined || unchanged !== headers.get('ETag'))
    return new Response(file.body, { headers })
  const bytes = await file.arrayBuffer()
  const part = readRange(range, bytes.byteLength)
  if (part === undefined) return new Response(bytes, { headers })
  if (part.start > part.end)
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${bytes.byteLength}` },
    })
  headers.set('Content-Range', `bytes ${part.start}-${part.end}/${bytes.byteLength}`)
  headers.delete('Content-Length')
  return new Response(bytes.slice(part.start, part.end + 1), { status: 206, headers })
}

/**
 * Reads 'bytes=0-1', 'bytes=5-' or 'bytes=-5'; both ends are inclusive. undefined: not a single
 * range.
 */
function readRange(text: string, size: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(text) ?? []
  if (first === '' && last === '') return undefined
  if (first === '')
    return { start: Number(last) === 0 ? size : Math.max(0, size - Number(last)), end: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return undefined
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
