import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { AppEnv } from '../app-env.ts'
import { log, loggableReason } from '../log.ts'
import { withinLimit } from '../within-limit.ts'

/** Names that a build gives: a key of KV, whatever else an address says. */
const FILE = /^\/(assets\/(?:desk\/)?[\w.-]{1,200})$/
/** A page waits for its script; what takes longer is tried again by the page (§4). */
const LIMIT_MS = 3_000

/**
 * A file that this version's static assets do not have: a page of another build asks for it, an older one after a deployment, a newer one while
 * only a part of the visitors has its version. `npm run deploy` stores the files of every build.
 */
export async function buildFile(c: Context<AppEnv>): Promise<Response> {
  const [, key] = FILE.exec(new URL(c.req.url).pathname) ?? []
  const type = key && getMimeType(key)
  const file = type && (await storedFile(c.env.BUILD_FILES, key))
  if (!type || !file) return c.notFound()
  // as static files have it (public/_headers): the name changes with the content
  return c.body(file, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' })
}

async function storedFile(kv: KVNamespace | undefined, key: string): Promise<ReadableStream | undefined> {
  if (!kv) return undefined
  try {
    const file = await withinLimit(kv.get(key, 'stream'), LIMIT_MS)
    if (file === undefined) log('error', 'build-file-not-read', { reason: 'timeout' })
    return file ?? undefined
  } catch (error) {
    log('error', 'build-file-not-read', { reason: loggableReason(error) })
    return undefined
  }
}
