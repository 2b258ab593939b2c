// What was fetched in vain is not fetched again at once: a service that hangs does not keep each visitor waiting.
import type { Fetched } from './fetched.ts'
import { createMemo } from './memo.ts'

interface Failure {
  kind: 'unstored' | 'broken'
  /** milliseconds since 1970: not asked for again before */
  until: number
  /** of its answer; a Response itself belongs to one request */
  status: number
  headers: [string, string][]
  body: string
}

const MAX_FAILURES = 2_000
/** A failure as quick as that kept nobody waiting: it is tried again at once. */
const QUICK_MS = 250
/** Per isolate: the last failure of each key, until it is mended. */
const failures = createMemo<Failure>(MAX_FAILURES)

/** For `failedMs`, or for as long as it took. */
export async function rememberFailure(key: string, { kind, response }: Fetched, began: number, failedMs?: number): Promise<void> {
  if (kind === 'ready') return forgetFailure(key)
  const end = Date.now()
  const waited = end - began
  const until = end + (failedMs ?? (waited < QUICK_MS ? 0 : waited))
  const body = await response.clone().text()
  failures.keep(key, [], { kind, until, status: response.status, headers: [...response.headers], body }, 1)
}

export function forgetFailure(key: string): void {
  failures.remove(key)
}

/** The failure that is not tried again yet. */
export function findFailure(key: string, now: number): Fetched | undefined {
  const failure = failures.find(key, [])
  return failure && now < failure.until ? { kind: failure.kind, response: new Response(failure.body || null, failure) } : undefined
}

/** Whether the last try failed. */
export function hasFailed(key: string): boolean {
  return failures.find(key, [])?.kind === 'broken'
}
