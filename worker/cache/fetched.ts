// The outcome of a fetch. A slow failure is not fetched again for as long as it took: a service that hangs delays only the first visitor.
import { createMemo } from './memo.ts'

/**
 * `ready` is stored. `unstored` (personal, or gone) is sent once, and an older copy is removed. `broken` is worse than the last good copy,
 * which is sent instead while there is one.
 */
export interface Fetched {
  kind: 'ready' | 'unstored' | 'broken'
  response: Response
  /** where the response itself says how long it is fresh */
  freshUntil?: number
}

interface Failure extends Omit<Fetched, 'response'> {
  /** milliseconds since 1970: not fetched again before */
  until: number
  /** of its response; a Response itself belongs to one request */
  status: number
  headers: [string, string][]
  body: string
}

const MAX_FAILURES = 2_000
/** A quicker failure is tried again at once. */
const QUICK_MS = 250
/** Per isolate: the last failure of each key, until a fetch succeeds. */
const failures = createMemo<Failure>(MAX_FAILURES)

/** A failure is remembered for `failedMs`, or for as long as it took. */
export async function rememberFetched(key: string, { kind, response }: Fetched, began: number, failedMs?: number): Promise<void> {
  if (kind === 'ready' || (kind === 'unstored' && failedMs === undefined)) return failures.delete(key)
  const end = Date.now()
  const waited = end - began
  const until = end + (failedMs ?? (waited < QUICK_MS ? 0 : waited))
  const body = await response.clone().text()
  failures.set(key, { kind, until, status: response.status, headers: [...response.headers], body }, 1)
}

/** The failure that is not tried again yet. */
export function findFailure(key: string, now: number): Fetched | undefined {
  const failure = failures.get(key)
  return failure && now < failure.until ? { kind: failure.kind, response: new Response(failure.body || null, failure) } : undefined
}

/** Whether the last fetch failed. */
export function hasFailed(key: string): boolean {
  return failures.get(key)?.kind === 'broken'
}
