// The live table in KV: one value per locale, under the locale's code. redirects/store/ writes it,
// worker/loaders/ reads it.
//
//   fi-FI  { "exact": { "/old": "/new" }, "folders": { "/old": "/new" } }    metadata { "version":
// 12, "at": 1796083200000 }
//
// The names are look-up keys (redirectKey). A key with capitals is stored a second time in lower
// case, unless another rule has that key. Folders (the rule /old/*) are stored in lower case only.

import * as z from 'zod/mini'
import { readRecord } from '../contract/read-values.ts'
import { indexRules, type RuleIndex } from './redirect-match.ts'
import type { RedirectRule } from './redirect-rule.ts'

/** Only a target that is looked up is validated, because staff may edit KV. */
const targets = z.custom<Readonly<Record<string, unknown>>>(
  (value) => readRecord(value) !== undefined,
)
const tableSchema = z.object({ exact: targets, folders: targets })

/** The publication that a value was made from. */
const metadataSchema = z.object({
  /** its number */
  version: z.number(),
  /** its time in milliseconds since 1970 */
  at: z.number(),
})

export type LiveMetadata = z.output<typeof metadataSchema>

/** undefined: the value was not written by a publication */
export function readLiveMetadata(metadata: unknown): LiveMetadata | undefined {
  return metadataSchema.safeParse(metadata).data
}

/** Throws when the text is not a table. */
export function readLiveTable(text: string): RuleIndex<unknown> {
  const { exact, folders } = tableSchema.parse(JSON.parse(text))
  return { exact: indexOf(exact), folders: indexOf(folders) }
}

export function liveTableText(rules: readonly RedirectRule[]): string {
  const { exact, folders } = indexRules(rules)
  return JSON.stringify({ exact: targetsOf(exact), folders: targetsOf(folders) })
}

function targetsOf(rules: ReadonlyMap<string, RedirectRule>): Record<string, string> {
  return Object.fromEntries([...rules].map(([key, { target }]) => [key, target]))
}

function indexOf(found: Readonly<Record<string, unknown>>) {
  // hasOwn: '__proto__' and 'constructor' are ordinary paths
  return { get: (key: string): unknown => (Object.hasOwn(found, key) ? found[key] : undefined) }
}
