import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import { cached, cacheKey, type CacheStatus, type Fetched, type Lifetimes, LIFETIMES } from '../cache/cached.ts'
import { createMemo } from '../cache/memo.ts'
import type { LoadContext } from '../load-context.ts'
import { type ContentRequest, loadText } from './load-text.ts'

interface Entry<Value> {
  text: string
  value: Value | undefined
  /** milliseconds since 1970 */
  freshUntil: number
}

const MAX_MEMO_BYTES = 12 * 1024 * 1024
/** memory that a text and its value take, in bytes per character: an estimate, one byte for the text and three for the value */
const BYTES_PER_CHARACTER = 4

interface LoaderOptions<Value> {
  mayStore?: (value: Value) => boolean
  lifetimes?: Lifetimes
  memoBytes?: number
}

/**
 * Loads from a content endpoint: from this isolate's memory while it is fresh there, from the shared cache, or from the backend. The same
 * text is read once per isolate, to the same object: whatever is made from it can be remembered, too. What cannot be had has no value, and the
 * status that is shown. What `mayStore` refuses is fetched each time.
 */
export function contentLoader<Value>(
  read: (json: unknown) => Value | undefined,
  { mayStore = () => true, lifetimes = LIFETIMES, memoBytes = MAX_MEMO_BYTES }: LoaderOptions<Value> = {},
) {
  const memo = createMemo<Entry<Value>>(memoBytes)

  function readOnce(key: string, text: string): Entry<Value> {
    const known = memo.get(key)
    if (known?.text === text) return known
    const entry = { text, value: readText(text, read), freshUntil: 0 }
    memo.set(key, entry, text.length * BYTES_PER_CHARACTER)
    return entry
  }

  return async function load(
    context: LoadContext,
    request: ContentRequest,
  ): Promise<{ value: Value | undefined; status: number; cacheStatus: CacheStatus }> {
    const isPage = request.endpoint === 'page'
    const asked = (isPage ? context.variant : '') + (request.search ?? '') + (request.body ?? '')
    const key = cacheKey(context, request.endpoint, asked, request.path)
    const memoKey = context.preview ? `preview ${key}` : key
    const known = memo.get(memoKey)
    if (known && context.now < known.freshUntil) return { value: known.value, status: 200, cacheStatus: 'fresh' }

    let fetched: Entry<Value> | undefined
    async function fetch(): Promise<Fetched> {
      const { status, text } = await loadText(context, request)
      // only a page may be gone: without a layout or a search, 404 is a fault like any other
      const isGone = isPage && status === NOT_FOUND_STATUS
      if (text === undefined) return { kind: isGone ? 'gone' : 'broken', status }
      fetched = readOnce(memoKey, text)
      const { value } = fetched
      if (value === undefined) return { kind: 'broken', status: 502 }
      return { kind: mayStore(value) ? 'ready' : 'unstored', body: text }
    }

    const { response, status: cacheStatus, storedAt = 0 } = await cached(context, { key, fetch, lifetimes })
    if (!response.ok) return { value: undefined, status: response.status, cacheStatus }
    const entry = cacheStatus === 'miss' && fetched ? fetched : readOnce(memoKey, await response.text())
    entry.freshUntil = storedAt + lifetimes.freshMs
    return { value: entry.value, status: entry.value === undefined ? 502 : 200, cacheStatus }
  }
}

function readText<Value>(text: string, read: (json: unknown) => Value | undefined): Value | undefined {
  try {
    return read(JSON.parse(text))
  } catch {
    return undefined // truncated, HTML or no JSON at all
  }
}
