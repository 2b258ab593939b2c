// A KV value that every request needs: kept in the isolate and refreshed in the background.

import { isRecent } from './is-recent.ts'
import { withinLimit } from './within-limit.ts'

export interface Lookup<Value> {
  /** undefined until it has been read */
  value?: Value
  /** the look-up in progress */
  running?: Promise<void> | undefined
  /** the last look-up failed or did not end */
  hasFailed?: boolean
  /** this and the next two in milliseconds since 1970 */
  readAt?: number
  began: number
  nextAt: number
}

interface LookupOptions<Value> {
  now: number
  waitUntil: (work: Promise<unknown>) => void
  /** the request waits until the look-up ends: for previews */
  waitsForResult?: boolean
  /** called with the previous value */
  read: (before: Value | undefined) => Promise<Value>
  onFailure: (reason: unknown) => void
}

/**
 * The smallest cacheTtl that KV accepts. Together with MAX_AGE_MS, a new value is used within a
 * minute.
 */
export const KV_CACHE_SECONDS = 30
const EVERY_MS = 5_000
/**
 * If the value is older, because the isolate had no requests or KV fails, the request waits for a
 * new look-up.
 */
const MAX_AGE_MS = 30_000
const RETRY_MS = 5_000
/** A longer look-up hangs, or was stopped together with its request. */
const DEAD_MS = 15_000
/** While KV hangs, only requests within 300 ms of the start of a look-up wait for it. */
const WAIT_MS = 300

export function newLookup<Value>(): Lookup<Value> {
  return { began: 0, nextAt: 0 }
}

/**
 * The value, refreshed in the background. While KV fails it is the last value read, or undefined.
 * Never rejects.
 */
export async function lookUp<Value>(
  lookup: Lookup<Value>,
  options: LookupOptions<Value>,
): Promise<Value | undefined> {
  const { now, waitUntil, waitsForResult = false } = options
  // `nextAt` is too far ahead if the clock has been set back
  if (now >= lookup.nextAt || lookup.nextAt - now > DEAD_MS) {
    if (lookup.running) fail(lookup, options, `no answer in ${DEAD_MS / 1000} s`)
    lookup.began = now
    lookup.nextAt = now + DEAD_MS
    lookup.running = run(lookup, options)
    waitUntil(lookup.running)
  }
  const isOld = lookup.readAt === undefined || !isRecent(lookup.readAt, MAX_AGE_MS, now)
  const waitMs = waitsForResult ? DEAD_MS : WAIT_MS
  if (isOld && lookup.running && now - lookup.began < waitMs)
    await withinLimit(lookup.running, waitMs)
  return lookup.value
}

async function run<Value>(lookup: Lookup<Value>, options: LookupOptions<Value>): Promise<void> {
  const { now, read } = options
  try {
    Object.assign(lookup, {
      value: await read(lookup.value),
      readAt: now,
      nextAt: now + EVERY_MS,
      hasFailed: false,
      running: undefined,
    })
  } catch (error) {
    lookup.nextAt = now + RETRY_MS
    fail(lookup, options, error)
  }
}

function fail<Value>(
  lookup: Lookup<Value>,
  { onFailure }: LookupOptions<Value>,
  reason: unknown,
): void {
  Object.assign(lookup, { hasFailed: true, running: undefined })
  onFailure(reason)
}
