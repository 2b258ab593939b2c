import type { Controls } from '../app-env.ts'
import { KV_CACHE_SECONDS, type Lookup, lookUp, newLookup } from '../kv-lookup.ts'
import { log, loggableReason } from '../log.ts'
import { type ControlStore, listPurges, MARKER_KEY } from './purges.ts'
import { readSwitches, SWITCHES_KEY } from './switches.ts'

interface KnownControls extends Controls {
  /** as stored in KV */
  marker: string | null
  /** in milliseconds since 1970 */
  listedAt: number
  switchesText: string | null
}

/**
 * KV may show a new key up to a minute late. So a list that was read within two minutes after the
 * marker is read again.
 */
const UNSETTLED_MS = 120_000

const NONE: Controls = { purges: new Map(), switches: {} }

/** Module state: the controls by namespace, shared by all requests of the isolate. */
const known = new WeakMap<ControlStore, Lookup<KnownControls>>()

/** Never rejects. Without a namespace there are no purges and no switches. */
export async function readControls(
  kv: ControlStore | undefined,
  now: number,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Controls> {
  if (!kv) return NONE
  const lookup = known.get(kv) ?? newLookup<KnownControls>()
  known.set(kv, lookup)
  const controls = await lookUp(lookup, {
    now,
    waitUntil,
    read: (before) => readFrom(kv, before, now),
    onFailure: (error) => log('error', 'controls-not-loaded', { reason: loggableReason(error) }),
  })
  return controls ?? NONE
}

/** When this isolate last read the controls (undefined: never), and whether the last attempt failed. */
export function controlsAt(kv: ControlStore) {
  const lookup = known.get(kv)
  return { readAt: lookup?.readAt, hasFailed: lookup?.hasFailed === true }
}

async function readFrom(
  kv: ControlStore,
  before: KnownControls | undefined,
  now: number,
): Promise<KnownControls> {
  const options = { type: 'text', cacheTtl: KV_CACHE_SECONDS } as const
  const [marker, switchesText] = await Promise.all([
    kv.get(MARKER_KEY, options),
    kv.get(SWITCHES_KEY, options),
  ])
  const { purges: known = NONE.purges, listedAt = 0 } = before ?? {}
  const isToBeListed =
    marker !== null && (marker !== before?.marker || listedAt - Number(marker) < UNSETTLED_MS)
  const purges = isToBeListed ? await listPurges(kv, known, now) : known
  // parsed each time: a switch that ends too far in the future today may be valid tomorrow
  const { switches, damaged } = readSwitches(switchesText, now)
  if (damaged.length > 0 && switchesText !== before?.switchesText)
    log('error', 'switches-damaged', {
      names: damaged.slice(0, 10).map((name) => name.slice(0, 40)),
    })
  return { marker, purges, listedAt: isToBeListed ? now : listedAt, switchesText, switches }
}
