// Switches are in KV, their changes in D1.

import * as z from 'zod/mini'
import { readRecord } from '#shared/contract/read-values.ts'
import {
  type ChangedSwitches,
  changeSwitches,
  CONTROL_NAMES,
  setSwitches,
  type StoredSwitches,
  type SwitchChange,
} from '#shared/controls/change-switches.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import type { Database } from '../store/stores.ts'
import { defaultSentence } from './default-sentence.ts'

/** The part of KVNamespace that is used. */
export interface SwitchStore {
  get(key: string): Promise<string | null>
  put(key: string, value: string): Promise<void>
}

/** A change with its person and time. */
export interface SwitchEntry extends Omit<SwitchChange, 'until'> {
  /** milliseconds since 1970 */
  until?: number
  who: string
  /** milliseconds since 1970 */
  at: number
}

interface Stores {
  kv: SwitchStore
  db: Database
}

/** One value contains all switches. */
const KEY = 'switches'
/**
 * KV shows a write to all within a minute: changes of the last minutes are applied again, so that
 * none is lost.
 */
const LATE_MS = 120_000
const MAX_ROUNDS = 5
const RETRY_MS = 1_100
const MAX_LISTED = 50
/** Milliseconds since 1970: the clocks of laptops differ. */
const DATABASE_NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)"

const textsSchema = z.record(z.enum(LOCALE_CODES), z.optional(z.string()))
const rowSchema = z.object({
  id: z.number(),
  name: z.enum(CONTROL_NAMES),
  kind: z.enum(['set', 'clear']),
  until: z.nullable(z.number()),
  texts: z.string(),
  who: z.string(),
  at: z.number(),
  isRecent: z.number(),
})

/** The switches that are set in KV. */
export async function listSwitches(kv: SwitchStore, now: number) {
  return setSwitches(storedIn(await kv.get(KEY)), now)
}

/**
 * The switches that are set, and their last changes, the newest first. Other places may not see the
 * last changes in KV yet.
 */
export async function readControls({ kv, db }: Stores, now: number) {
  const [text, rows] = await Promise.all([kv.get(KEY), lastRows(db)])
  const recent = rows.filter(({ isRecent }) => isRecent).map(entryOf)
  return {
    set: setSwitches(withChanges(storedIn(text), recent, now), now),
    changes: rows.map(entryOf).toReversed(),
  }
}

/**
 * Stores a change. KV has no compare-and-set, so the change gets a number in D1 first; each write
 * to KV applies all changes of the last minutes in the order of their numbers. If D1 fails, the
 * change is written without a number: a switch is for emergencies.
 */
export async function storeSwitch(
  { kv, db }: Stores,
  asked: SwitchEntry,
): Promise<ChangedSwitches> {
  const change = withDefaults(asked)
  const tried = changeSwitches(storedIn(await kv.get(KEY)), change, change.at)
  if (tried.kind === 'refused') return tried
  const isNumbered = await numbered(db, change)
  if (!isNumbered) {
    await put(kv, tried.switches)
    return tried
  }
  let { switches } = tried
  for (let round = 0, last = 0; round < MAX_ROUNDS; round++) {
    const rows = (await lastRows(db)).filter(({ isRecent }) => isRecent)
    const newest = rows.at(-1)?.id ?? 0
    if (newest === last) break
    last = newest
    switches = withChanges(storedIn(await kv.get(KEY)), rows.map(entryOf), change.at)
    await put(kv, switches)
  }
  return { kind: 'changed', switches }
}

/** A closed checkout says the default sentence in each language that has no other one. */
function withDefaults(change: SwitchEntry): SwitchEntry {
  const { name, kind, until, texts, at } = change
  if (
    name !== 'checkout' ||
    kind !== 'set' ||
    until === undefined ||
    Number.isNaN(new Date(until).getTime())
  )
    return change
  const defaults = LOCALE_CODES.map((locale) => [locale, defaultSentence(locale, until, at)])
  return { ...change, texts: { ...Object.fromEntries(defaults), ...texts } }
}

async function numbered(
  db: Database,
  { name, kind, until, texts, who }: SwitchEntry,
): Promise<boolean> {
  try {
    await db
      .prepare(
        `INSERT INTO switch_changes (name, kind, until, texts, who, at) VALUES (?, ?, ?, ?, ?, ${DATABASE_NOW})`,
      )
      .bind(name, kind, until ?? null, JSON.stringify(texts), who)
      .run()
    return true
  } catch {
    // the list of changes misses this one
    return false
  }
}

/** KV allows one write per second and key. */
async function put(kv: SwitchStore, switches: StoredSwitches): Promise<void> {
  const value = JSON.stringify(switches)
  try {
    await kv.put(KEY, value)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    await kv.put(KEY, value)
  }
}

function withChanges(
  stored: StoredSwitches,
  changes: readonly SwitchEntry[],
  now: number,
): StoredSwitches {
  return changes.reduce((before, change) => {
    const changed = changeSwitches(before, change, now)
    return changed.kind === 'changed' ? changed.switches : before
  }, stored)
}

/** The oldest first. */
async function lastRows(db: Database) {
  const columns = `id, name, kind, until, texts, who, at, at >= ${DATABASE_NOW} - ${LATE_MS} AS isRecent`
  const { results } = await db
    .prepare(`SELECT ${columns} FROM switch_changes ORDER BY id DESC LIMIT ${MAX_LISTED}`)
    .all()
  return z.array(rowSchema).parse(results).toReversed()
}

function entryOf({ name, kind, until, texts, who, at }: z.output<typeof rowSchema>): SwitchEntry {
  const { data = {} } = textsSchema.safeParse(JSON.parse(texts))
  const said = Object.fromEntries(Object.entries(data).filter(([, text]) => text !== undefined))
  return { name, kind, texts: said, who, at, ...(until !== null && { until }) }
}

/** Ignores a damaged value; the next change replaces it. */
function storedIn(text: string | null): StoredSwitches {
  try {
    return readRecord(JSON.parse(text ?? '{}')) ?? {}
  } catch {
    return {}
  }
}
