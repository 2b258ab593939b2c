import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import { cacheKey, type CacheStatus } from '../cache/cached.ts'
import { cachedText, type TextRequest } from '../cache/cached-text.ts'
import { createMemo } from '../cache/memo.ts'
import type { LoadContext } from '../load-context.ts'
import { type ContentRequest, loadText } from './load-text.ts'

export interface Loaded<Value> {
  /** undefined: it cannot be had, for which `status` is shown */
  value: Value | undefined
  status: number
  cacheStatus: CacheStatus
}

interface Options<Value> {
  /** what it refuses is asked for each time */
  mayStore?: (value: Value) => boolean
  /** what has copies of its own, besides locale and request */
  variesBy?: (context: LoadContext) => string
}

const MAX_MEMO_BYTES = 16 * 1024 * 1024
/** memory that a text and what it was read to take, in bytes per character: an estimate, one byte for the text and three for the value */
const BYTES_PER_CHARACTER = 4

/**
 * Loads what a content endpoint has, through the cache. The same text is read once per isolate, to the same object: whatever is made from
 * it can be remembered too.
 */
export function contentLoader<Value>(
  read: (json: unknown) => Value | undefined,
  { mayStore = () => true, variesBy = () => '' }: Options<Value> = {},
) {
  const memo = createMemo<{ value: Value | undefined }>(MAX_MEMO_BYTES)

  function readOnce(key: string, text: string): Value | undefined {
    const known = memo.find(key, [text])
    return (known ?? memo.keep(key, [text], { value: readText(text, read) }, text.length * BYTES_PER_CHARACTER)).value
  }

  return async function load(context: LoadContext, request: ContentRequest): Promise<Loaded<Value>> {
    const key = cacheKey(context, request.endpoint, variesBy(context) + (request.search ?? '') + (request.body ?? ''))
    const memoKey = `${context.preview} ${key}`

    const fetch: TextRequest['fetch'] = async () => {
      const loaded = await loadText(context, request)
      // only a page may be gone: without a layout or a search, 404 is a fault like any other
      if (loaded.text === undefined)
        return { ...loaded, kind: request.endpoint === 'page' && loaded.status === NOT_FOUND_STATUS ? 'unstored' : 'broken' }
      const value = readOnce(memoKey, loaded.text)
      if (value === undefined) return { kind: 'broken', status: 502 } // an answer that cannot be read is none
      return { ...loaded, kind: mayStore(value) ? 'ready' : 'unstored' }
    }

    const { status, text, cacheStatus } = await cachedText(context, { key, fetch })
    const value = text === undefined ? undefined : readOnce(memoKey, text)
    return { value, status: value === undefined && status === 200 ? 502 : status, cacheStatus }
  }
}

function readText<Value>(text: string, read: (json: unknown) => Value | undefined): Value | undefined {
  try {
    return read(JSON.parse(text))
  } catch {
    return undefined // truncated, HTML or no JSON at all
  }
}
