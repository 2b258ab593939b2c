import { indexRules } from '#shared/navigation/redirect-match.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import {
  validTime,
  pointerKey,
  type RedirectEntries,
  type RedirectPointer,
  type StoredEntry,
  type StoredVersion,
  versionKey,
} from '#shared/navigation/redirect-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { ParsedTable } from '../table/parse-table.ts'
import { tableEntries, writeEntries } from '../table/table-entries.ts'
import type { Fault } from '../table/fault.ts'
import { sizeFault } from '../table/table-size.ts'

export interface KvPair {
  key: string
  value: string
  /** part of a listing, which has no values */
  metadata?: Record<string, unknown>
}

/** Twice the usual size of 20,000 rules. An isolate parses the value while a visitor waits. */
const MAX_VALUE_MB = 10

export interface BuiltVersion {
  name: string
  pair: KvPair
}

/**
 * The KV pair of a table, or why it cannot be published. The name is the day and a hash: the same rules and examples give the same hash
 * in any order and with any comments.
 * @param date yyyy-MM-dd
 */
export async function buildVersion(
  table: Pick<ParsedTable, 'rules' | 'examples'>,
  locale: LocaleCode,
  date: string,
): Promise<BuiltVersion | Fault> {
  const fault = sizeFault(table.rules.length)
  if (fault !== undefined) return fault
  const source = writeEntries(tableEntries(table))
  const name = `${date}-${await contentHash(source)}`
  const { exact, prefixes } = indexRules(table.rules)
  const stored: StoredVersion = { entries: storedEntries(exact, locale), prefixes: storedEntries(prefixes, locale), source }
  const value = JSON.stringify(stored)
  if (new TextEncoder().encode(value).length > MAX_VALUE_MB * 1_000_000) return { fault: 'tableLarge', words: { limit: `${MAX_VALUE_MB}` } }
  return { name, pair: { key: versionKey(locale, name), value, metadata: { rules: table.rules.length } } }
}

export function pointerPair(locale: LocaleCode, pointer: RedirectPointer): KvPair {
  return { key: pointerKey(locale), value: JSON.stringify(pointer), metadata: { ...pointer } }
}

export function hashOfVersion(name: string): string {
  return name.slice(name.lastIndexOf('-') + 1)
}

/** Sorted by key, so that the same rules give the same value. */
function storedEntries(rules: ReadonlyMap<string, RedirectRule>, locale: LocaleCode): RedirectEntries {
  const entries = [...rules].map(([key, rule]): [string, StoredEntry] => {
    const time = validTime(rule, locale)
    return [key, Object.keys(time).length > 0 ? { to: rule.target, ...time } : rule.target]
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function contentHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest, 0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
