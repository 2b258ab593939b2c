import type { LoadContext } from '../load-context.ts'
import { cached, type CacheRequest, type CacheStatus } from './cached.ts'
import { createMemo } from './memo.ts'

const MAX_MEMO_CHARACTERS = 16 * 1024 * 1024
/** Per isolate: the texts that are fresh. Busy pages do not ask the shared cache at all. */
const freshTexts = createMemo<{ text: string; freshUntil: number }>(MAX_MEMO_CHARACTERS)

/** A text, or the status its failure is shown with. */
export type TextOrStatus = { status: 200; text: string } | { status: number; text?: undefined }

export interface TextRequest extends Omit<CacheRequest, 'fetch'> {
  /** `kind` as in Fetched */
  fetch: () => Promise<TextOrStatus & { kind: 'ready' | 'unstored' | 'broken' }>
}

/** An answer's text, from this isolate's memory, the shared cache, or fetched. */
export async function cachedText(context: LoadContext, request: TextRequest): Promise<TextOrStatus & { cacheStatus: CacheStatus }> {
  const { key } = request
  if (context.preview) return { ...(await request.fetch()), cacheStatus: 'bypass' }
  const known = freshTexts.find(key, [])
  if (known && context.now < known.freshUntil) return { status: 200, text: known.text, cacheStatus: 'fresh' }
  const { response, status: cacheStatus, freshUntil = 0 } = await cached(context, { ...request, fetch: () => asResponse(request) })
  if (!response.ok) return { status: response.status, cacheStatus }
  const text = await response.text()
  if (context.now < freshUntil) freshTexts.keep(key, [], { text, freshUntil }, key.length + text.length)
  return { status: 200, text, cacheStatus }
}

async function asResponse({ fetch }: TextRequest) {
  const { kind, status, text } = await fetch()
  return { kind, response: new Response(text ?? null, { status }) }
}
