// What every request needs to know from KV: kept in the isolate, and looked up again in the background.
import { isRecent } from './is-recent.ts'
import { withinLimit } from './within-limit.ts'

export interface Lookup<Value> {
  /** undefined: it has not been read yet */
  value?: Value
  /** while a look-up is under way */
  running?: Promise<void> | undefined
  /** the last look-up failed, or never ended */
  hasFailed?: boolean
  /** all in milliseconds since 1970 */
  readAt?: number
  began: number
  nextAt: number
}

interface LookupOptions<Value> {
  now: number
  waitUntil: (work: Promise<unknown>) => void
  /** given what was known before */
  read: (before: Value | undefined) => Promise<Value>
  onFailure: (reason: unknown) => void
}

/** KV's shortest. What is written is seen within this and MAX_AGE_MS: a minute. */
export const KV_CACHE_SECONDS = 30
const EVERY_MS = 5_000
/** Nobody came to the isolate for so long: what it knows may be old, and the next visitor waits for it. */
const MAX_AGE_MS = 30_000
const RETRY_MS = 5_000
/** A look-up that has not ended by then hangs, or died with the request that began it. */
const DEAD_MS = 15_000
/** While KV hangs, only those wait who come as a look-up begins, and no longer. */
const WAIT_MS = 300

export function newLookup<Value>(): Lookup<Value> {
  return { began: 0, nextAt: 0 }
}

/** What is known. Never rejects: while KV fails, that is what was read last, or nothing. */
export async function lookUp<Value>(lookup: Lookup<Value>, options: LookupOptions<Value>): Promise<Value | undefined> {
  const { now, waitUntil } = options
  // further ahead than any wait: the clock was ahead and has been corrected
  if (now >= lookup.nextAt || lookup.nextAt - now > DEAD_MS) {
    if (lookup.running) fail(lookup, options, `no answer in ${DEAD_MS / 1000} s`)
    lookup.began = now
    lookup.nextAt = now + DEAD_MS
    lookup.running = run(lookup, options)
    waitUntil(lookup.running)
  }
  const isOld = lookup.readAt === undefined || !isRecent(lookup.readAt, MAX_AGE_MS, now)
  if (isOld && lookup.running && now - lookup.began < WAIT_MS) await withinLimit(lookup.running, WAIT_MS)
  return lookup.value
}

async function run<Value>(lookup: Lookup<Value>, options: LookupOptions<Value>): Promise<void> {
  const { now, read } = options
  try {
    Object.assign(lookup, { value: await read(lookup.value), readAt: now, nextAt: now + EVERY_MS, hasFailed: false, running: undefined })
  } catch (error) {
    lookup.nextAt = now + RETRY_MS
    fail(lookup, options, error)
  }
}

function fail<Value>(lookup: Lookup<Value>, { onFailure }: LookupOptions<Value>, reason: unknown): void {
  Object.assign(lookup, { hasFailed: true, running: undefined })
  onFailure(reason)
}
