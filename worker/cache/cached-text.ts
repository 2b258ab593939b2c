import type { LoadContext } from '../load-context.ts'
import { cached, type CacheRequest, type CacheStatus } from './cached.ts'
import { createMemo } from './memo.ts'
import type { CopyAges } from './stored-copy.ts'

const MAX_MEMO_CHARACTERS = 16 * 1024 * 1024
/** Per isolate: the texts that are fresh. Busy pages do not ask the shared cache at all. */
const freshTexts = createMemo<CopyAges & { text: string }>(MAX_MEMO_CHARACTERS)

export interface CachedText {
  /** of the failure where there is no text */
  status: number
  text?: string
  cacheStatus: CacheStatus
  /** milliseconds since 1970 */
  storedAt?: number
}

/** An answer's text, from this isolate's memory, the shared cache, or fetched. */
export async function cachedText(context: LoadContext, request: CacheRequest): Promise<CachedText> {
  const { key } = request
  const known = context.preview ? undefined : freshTexts.find(key, [])
  if (known && context.now < known.freshUntil) return { status: 200, cacheStatus: 'fresh', text: known.text, storedAt: known.storedAt }
  const { response, status: cacheStatus, storedAt, freshUntil } = await cached(context, request)
  if (!response.ok) return { status: response.status, cacheStatus }
  const text = await response.text()
  if (storedAt === undefined || freshUntil === undefined) return { status: 200, cacheStatus, text }
  if (context.now < freshUntil) freshTexts.keep(key, [], { text, storedAt, freshUntil }, key.length + text.length)
  return { status: 200, cacheStatus, text, storedAt }
}
