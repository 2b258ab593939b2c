import { type LiveMetadata, readLiveMetadata } from '#shared/navigation/redirect-table.ts'
import { type LiveTables, StoreError } from './stores.ts'

/** KV usually answers within a second. */
const LIMIT_MS = 10_000

/** The part of a KV namespace that is used. */
export interface Namespace {
  getWithMetadata(key: string, type: 'text'): Promise<{ value: string | null; metadata: unknown }>
  put(key: string, value: string, options: { metadata: LiveMetadata }): Promise<void>
}

export function kvStore(namespace: Namespace): LiveTables {
  return {
    async metadata(locale) {
      const { value, metadata } = await tried(
        `reading ${locale}`,
        namespace.getWithMetadata(locale, 'text'),
      )
      return value === null ? undefined : readLiveMetadata(metadata)
    },
    put(locale, text, metadata) {
      return tried(`writing ${locale}`, namespace.put(locale, text, { metadata }))
    },
  }
}

async function tried<Result>(what: string, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${LIMIT_MS / 1000} s`)), LIMIT_MS)
  })
  try {
    return await Promise.race([work, late])
  } catch (error) {
    throw new StoreError(
      `KV failed while ${what}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  } finally {
    clearTimeout(timer)
  }
}
