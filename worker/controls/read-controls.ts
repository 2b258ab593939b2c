// What operators have purged and switched, in this isolate: looked up in KV every 20 s in the background.
import { log, loggableReason } from '../log.ts'
import { withinLimit } from '../within-limit.ts'
import type { Controls } from './controls.ts'
import { type ControlStore, listPurges, MARKER_KEY } from './purges.ts'
import { readSwitches, SWITCHES_KEY } from './switches.ts'

interface KnownControls extends Controls {
  /** as they stand in KV; undefined until they have been read */
  marker?: string | null
  switchesText?: string | null
  refreshing?: Promise<void>
  hasFailed: boolean
  /** all in milliseconds since 1970 */
  readAt?: number
  refreshBegan: number
  nextRefreshAt: number
}

const REFRESH_MS = 20_000
const RETRY_MS = 5_000
/** A refresh that has not ended by then died with the request that began it. */
const REFRESH_DEAD_MS = 15_000
/** While KV hangs, only an isolate's first visitors wait, and no longer. */
const WAIT_MS = 300
/** KV's shortest: with the 20 s above, what is written is seen at most 50 s later. */
const CACHE_TTL_S = 30
/** KV shows its keys in no order, the newest up to a minute late: after a purge they are listed at each refresh for so long. */
const UNSETTLED_MS = 120_000

const NONE: Controls = { purges: new Map(), switches: {} }

/** Module state: what is known of a namespace, shared by all requests of the isolate. */
const known = new WeakMap<ControlStore, KnownControls>()

/** Never rejects: while KV fails the last known state holds, or none. Without a namespace there are no purges and no switches. */
export async function readControls(
  kv: ControlStore | undefined,
  now: number,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Controls> {
  if (!kv) return NONE
  const controls = known.get(kv) ?? { ...NONE, hasFailed: false, refreshBegan: 0, nextRefreshAt: 0 }
  known.set(kv, controls)
  if (now >= controls.nextRefreshAt) {
    controls.refreshBegan = now
    controls.nextRefreshAt = now + REFRESH_DEAD_MS
    controls.refreshing = refresh(kv, controls, now)
    waitUntil(controls.refreshing)
  }
  if (controls.readAt === undefined && controls.refreshing && now - controls.refreshBegan < WAIT_MS)
    await withinLimit(controls.refreshing, WAIT_MS)
  return controls
}

/** When this isolate read them last; undefined: never. */
export function controlsReadAt(kv: ControlStore): number | undefined {
  return known.get(kv)?.readAt
}

async function refresh(kv: ControlStore, controls: KnownControls, now: number): Promise<void> {
  try {
    const options = { type: 'text', cacheTtl: CACHE_TTL_S } as const
    const [marker, switches] = await Promise.all([kv.get(MARKER_KEY, options), kv.get(SWITCHES_KEY, options)])
    if (switches !== controls.switchesText) takeSwitches(controls, switches, now)
    if (marker !== null && (marker !== controls.marker || now - Number(marker) < UNSETTLED_MS))
      controls.purges = await listPurges(kv, controls.purges, now)
    Object.assign(controls, { marker, readAt: now, nextRefreshAt: now + REFRESH_MS, hasFailed: false })
  } catch (error) {
    controls.nextRefreshAt = now + RETRY_MS
    if (!controls.hasFailed) log('error', 'controls-not-loaded', { reason: loggableReason(error) })
    controls.hasFailed = true
  }
}

function takeSwitches(controls: KnownControls, text: string | null, now: number): void {
  const { switches, damaged } = readSwitches(text, now)
  if (damaged.length > 0) log('error', 'switches-damaged', { names: damaged.slice(0, 10).map((name) => name.slice(0, 40)) })
  Object.assign(controls, { switches, switchesText: text })
}
