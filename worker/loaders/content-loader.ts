import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import {
  cached,
  cacheKey,
  type CacheStatus,
  type Fetched,
  type Lifetimes,
  LIFETIMES,
} from '../cache/cached.ts'
import { createMemo } from '../cache/memo.ts'
import { LOOK_UP_LIMIT_MS } from '../cache/stored-copy.ts'
import { digest } from '../digest.ts'
import { isRecent } from '../is-recent.ts'
import type { LoadContext } from '../load-context.ts'
import { withinLimit } from '../within-limit.ts'
import { type ContentRequest, loadText } from './load-text.ts'

interface Entry<Value> {
  version: string
  value: Value | undefined
  /** milliseconds since 1970 */
  storedAt: number
}

const MAX_MEMO_BYTES = 12 * 1024 * 1024
/** estimated memory of a value, in bytes per character of its text */
const BYTES_PER_CHARACTER = 3

/** What a loader returns. */
export interface Versioned<Value> {
  value: Value
  /** of everything that was loaded for the value; '' for a failure */
  version: string
}

/** The value is undefined when it could not be loaded. Its version is a digest of its text. */
export type Loaded<Value> = Versioned<Value | undefined>

interface LoaderOptions<Value> {
  mayStore?: (value: Value) => boolean
  lifetimes?: Lifetimes
  memoBytes?: number
}

/**
 * Creates a loader for a content endpoint. It uses this isolate's memory while the value is fresh,
 * then the edge cache, then the backend. The same text is parsed once per isolate. A failure has
 * the status to show and no value. A value that `mayStore` refuses is fetched each time.
 */
export function contentLoader<Value>(
  read: (json: unknown) => Value | undefined,
  {
    mayStore = () => true,
    lifetimes = LIFETIMES,
    memoBytes = MAX_MEMO_BYTES,
  }: LoaderOptions<Value> = {},
) {
  const memo = createMemo<Entry<Value>>(memoBytes)

  async function readOnce(key: string, text: string): Promise<Entry<Value>> {
    const version = await digest(text)
    const known = memo.get(key)
    if (known?.version === version) return known
    const entry = { version, value: readJsonText(text, read), storedAt: 0 }
    memo.set(key, entry, key.length + text.length * BYTES_PER_CHARACTER)
    return entry
  }

  return async function load(
    context: LoadContext,
    request: ContentRequest,
  ): Promise<Loaded<Value> & { status: number; cacheStatus: CacheStatus }> {
    const isPage = request.endpoint === 'page'
    const asked = (isPage ? context.variant : '') + (request.search ?? '') + (request.body ?? '')
    const key = cacheKey(context, request.endpoint, asked, request.path)
    const memoKey = context.preview ? `preview ${key}` : key
    const known = memo.get(memoKey)
    if (known && isRecent(known.storedAt, lifetimes.freshMs, context.now))
      return { ...loaded(known), cacheStatus: 'fresh' }

    let fetched: Entry<Value> | undefined
    async function fetch(): Promise<Fetched> {
      const { status, text } = await loadText(context, request)
      // only a page can be gone; for layout and search, 404 is a failure
      const isGone = isPage && status === NOT_FOUND_STATUS
      if (text === undefined) return { kind: isGone ? 'gone' : 'broken', status }
      fetched = await readOnce(memoKey, text)
      const { value } = fetched
      if (value === undefined) return { kind: 'broken', status: 502 }
      return { kind: mayStore(value) ? 'ready' : 'unstored', body: text }
    }

    const {
      respond,
      status: cacheStatus,
      storedAt = 0,
    } = await cached(context, { key, fetch, lifetimes })
    if (cacheStatus === 'miss' && fetched)
      return { ...loaded(storedIn(fetched, storedAt)), cacheStatus }
    const response = respond()
    if (!response.ok) return { value: undefined, version: '', status: response.status, cacheStatus }
    const text = await withinLimit(response.text(), LOOK_UP_LIMIT_MS)
    if (text !== undefined)
      return { ...loaded(storedIn(await readOnce(memoKey, text), storedAt)), cacheStatus }
    // the Cache API has stopped in the middle of the copy
    const { status = 502 } = await fetch()
    return fetched
      ? { ...loaded(fetched), cacheStatus: 'miss' }
      : { value: undefined, version: '', status, cacheStatus: 'error' }
  }
}

function storedIn<Value>(entry: Entry<Value>, storedAt: number): Entry<Value> {
  entry.storedAt = storedAt
  return entry
}

function loaded<Value>({ value, version }: Entry<Value>): Loaded<Value> & { status: number } {
  return value === undefined ? { value, version: '', status: 502 } : { value, version, status: 200 }
}

/** undefined for a text that is not JSON, or that `read` cannot read. */
export function readJsonText<Value>(
  text: string,
  read: (json: unknown) => Value | undefined,
): Value | undefined {
  try {
    return read(JSON.parse(text))
  } catch {
    return undefined // truncated, HTML or other text
  }
}
