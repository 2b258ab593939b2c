import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { AppEnv } from '../app-env.ts'
import { log, loggableReason } from '../log.ts'
import { withinLimit } from '../within-limit.ts'

/** Only names of build files can become KV keys. */
const FILE = /^\/(assets\/(?:desk\/)?[\w.-]{1,200})$/
/** A page waits for its script. After this time the page retries (§4). */
const LIMIT_MS = 3_000

/**
 * A file of a different build. Open tabs of an older build request it after a deployment, and pages
 * of a newer build while both versions serve visitors. `npm run deploy` stores the files of every
 * build.
 */
export async function buildFile(c: Context<AppEnv>): Promise<Response> {
  const [, key] = FILE.exec(c.get('url').pathname) ?? []
  const type = key && getMimeType(key)
  const file = type && (await storedFile(c.env.BUILD_FILES, key))
  if (!type || !file) return c.notFound()
  // like static files (public/_headers), because the name changes with the content
  return c.body(file, 200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
}

async function storedFile(
  kv: KVNamespace | undefined,
  key: string,
): Promise<ReadableStream | undefined> {
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
