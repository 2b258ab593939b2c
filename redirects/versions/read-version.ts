import { foldRedirectKey } from '#shared/navigation/redirect-rule.ts'
import {
  readEntries as readStoredEntries,
  readVersion as readRoot,
  shardKey,
  sourceKey,
  versionKey,
} from '#shared/navigation/redirect-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { readEntries, type TableEntries } from '../table/table-entries.ts'
import { ruleLine } from '../table/write-line.ts'
import { StoreError, type TableStore } from './table-store.ts'

/**
 * The table of a version; undefined: there is no such version. It is read from its source; a version from before there were sources from what
 * the edge reads.
 */
export async function readVersion(kv: TableStore, locale: LocaleCode, name: string): Promise<TableEntries | undefined> {
  const key = versionKey(locale, name)
  const [source, root] = await Promise.all([kv.get(sourceKey(locale, name)), kv.get(key)])
  if (root === undefined) return undefined
  return source === undefined ? entriesAtTheEdge(await partsOf(kv, locale, name, root)) : readEntries(source)
}

async function partsOf(kv: TableStore, locale: LocaleCode, name: string, root: string) {
  const stored = readRoot(root)
  if (stored.kind === 'table') return [stored.entries]
  const keys = Array.from({ length: stored.shards }, (_, shard) => shardKey(locale, name, shard))
  return Promise.all(
    keys.map(async (key) => {
      const text = await kv.get(key)
      if (text === undefined) throw new StoreError(`The version ${name} of ${locale} is damaged: ${key} is not in KV.`)
      return readStoredEntries(text)
    }),
  )
}

function entriesAtTheEdge(parts: Readonly<Record<string, unknown>>[]): TableEntries {
  const entries: TableEntries = new Map()
  const stored = parts.flatMap((part) => Object.entries(part))
  // a key with capitals lies there a second time, folded: the one with capitals is what was written
  for (const [key, target] of stored.sort(([a], [b]) => Number(a === foldRedirectKey(a)) - Number(b === foldRedirectKey(b)))) {
    const folded = foldRedirectKey(key)
    if (typeof target === 'string' && !entries.has(folded)) entries.set(folded, ruleLine({ source: sourceOf(key), target }))
  }
  return entries
}

/** A look-up key as it is written in a table. */
function sourceOf(key: string): string {
  return key.replace(/[\s%#?\\\p{C}]/gu, encodeURIComponent)
}
