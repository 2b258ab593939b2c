import type { KvPair } from './build-version.ts'
import { StoreError, type StoredKey, type TableStore } from './table-store.ts'

/** Pauses before a refused write is tried again. */
const PAUSES_MS = [1_100, 2_200]

/** The part of a KV namespace that is used. */
export interface Namespace {
  list(options: { prefix: string; cursor?: string }): Promise<{ keys: StoredKey[]; list_complete: boolean; cursor?: string }>
  get(key: string, type: 'text'): Promise<string | null>
  put(key: string, value: string, options?: Pick<KvPair, 'metadata'>): Promise<void>
}

export function kvStore(namespace: Namespace): TableStore {
  return {
    async list(prefix) {
      const keys: StoredKey[] = []
      for (let cursor: string | undefined, isDone = false; !isDone;) {
        const page = await tried(`listing ${prefix}`, () => namespace.list({ prefix, ...(cursor !== undefined && { cursor }) }))
        keys.push(...page.keys)
        isDone = page.list_complete
        cursor = page.cursor
      }
      return keys
    },
    async get(key) {
      return (await tried(`reading ${key}`, () => namespace.get(key, 'text'))) ?? undefined
    },
    put({ key, value, metadata }) {
      return tried(`writing ${key}`, () => retried(() => namespace.put(key, value, metadata && { metadata })))
    },
  }
}

/** KV accepts one write per second and key, so the second of two quick publications waits. */
async function retried(write: () => Promise<void>): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      return await write()
    } catch (error) {
      if (!String(error).includes('429')) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return write()
}

async function tried<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new StoreError(`KV failed while ${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
