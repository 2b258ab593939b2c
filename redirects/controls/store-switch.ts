// Changes of switches are rows in D1. KV has the switches that are set, for the site.

import * as z from 'zod/mini'
import {
  type ChangedSwitches,
  changeSwitches,
  CONTROL_NAMES,
  setSwitches,
  type StoredSwitches,
  type SwitchChange,
} from '#shared/controls/change-switches.ts'
import { MAX_SWITCH_DAYS } from '#shared/controls/switch-schema.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import type { Database } from '../store/stores.ts'
import { defaultSentence } from './default-sentence.ts'

export interface SwitchStore {
  put(key: string, value: string): Promise<void>
}

export interface SwitchEntry extends SwitchChange {
  who: string
  /** milliseconds since 1970 */
  at: number
}

const KEY = 'switches'
/** KV allows one write per second and key. */
const RETRY_MS = 1_100
const MAX_LISTED = 50
const DAY_MS = 86_400_000

const rowSchema = z.object({
  id: z.number(),
  name: z.enum(CONTROL_NAMES),
  kind: z.enum(['set', 'clear']),
  until: z.nullable(z.number()),
  texts: z.string(),
  who: z.string(),
  at: z.number(),
})
const textsSchema = z.partialRecord(z.enum(LOCALE_CODES), z.string())

/** The switches that are set, and their last changes, the newest first. */
export async function readControls(db: Database, now: number) {
  const changes = await changesOf(db, now)
  return {
    set: setSwitches(withChanges(changes), now),
    changes: changes.toReversed().slice(0, MAX_LISTED),
  }
}

export async function storeSwitch(
  { kv, db }: { kv: SwitchStore; db: Database },
  asked: SwitchEntry,
): Promise<ChangedSwitches> {
  const change = withDefaults(asked)
  const { name, kind, until, texts, who, at } = change
  const tried = changeSwitches(withChanges(await changesOf(db, at)), change, at)
  if (tried.kind === 'refused') return tried
  await db
    .prepare(
      'INSERT INTO switch_changes (name, kind, until, texts, who, at) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .bind(name, kind, until ?? null, JSON.stringify(texts), who, at)
    .run()
  return { kind: 'changed', switches: await writeSwitches(kv, db, at) }
}

/** KV has no compare-and-set: this write may have replaced that of a later change. */
async function writeSwitches(kv: SwitchStore, db: Database, now: number): Promise<StoredSwitches> {
  const changes = await changesOf(db, now)
  const switches = withChanges(changes)
  await put(kv, switches)
  const newest = (await changesOf(db, now)).at(-1)
  return newest?.id === changes.at(-1)?.id ? switches : writeSwitches(kv, db, now)
}

/** A closed checkout says the default sentence in each language that has no other one. */
function withDefaults(change: SwitchEntry): SwitchEntry {
  const { name, kind, until = NaN, texts, at } = change
  if (name !== 'checkout' || kind !== 'set' || Number.isNaN(new Date(until).getTime()))
    return change
  const defaults = LOCALE_CODES.map((locale) => [locale, defaultSentence(locale, until, at)])
  return { ...change, texts: { ...Object.fromEntries(defaults), ...texts } }
}

async function put(kv: SwitchStore, switches: StoredSwitches): Promise<void> {
  const value = JSON.stringify(switches)
  try {
    await kv.put(KEY, value)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    await kv.put(KEY, value)
  }
}

function withChanges(changes: readonly SwitchEntry[]): StoredSwitches {
  return changes.reduce<StoredSwitches>((before, change) => {
    const changed = changeSwitches(before, change, change.at)
    return changed.kind === 'changed' ? changed.switches : before
  }, {})
}

/** The changes of switches that can still be set, the oldest first. */
async function changesOf(db: Database, now: number) {
  const { results } = await db
    .prepare('SELECT * FROM switch_changes WHERE at > ? ORDER BY id')
    .bind(now - (MAX_SWITCH_DAYS + 1) * DAY_MS)
    .all()
  return z
    .array(rowSchema)
    .parse(results)
    .map(({ until, texts, ...row }) => ({
      ...row,
      until: until ?? undefined,
      texts: textsSchema.parse(JSON.parse(texts)),
    }))
}
