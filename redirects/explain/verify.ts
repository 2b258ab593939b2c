import type { Explanation } from './explain-address.ts'

export type End = Explanation['end']

/** The part of `fetch` that is used. */
export type Ask = (
  address: string,
  init: { redirect: 'manual'; headers: Record<string, string>; signal: AbortSignal },
) => Promise<{ status: number; headers: { get(name: string): string | null }; body: { cancel(): Promise<void> } | null }>

/** An address with its end on the running site and its end by the tables. */
export interface Verified {
  address: string
  found: End | { kind: 'failed'; address: string; reason: string }
  wanted: End | undefined
  agrees: boolean
}

interface VerifyOptions {
  ask: Ask
  /** 'https://host' of the running site; all requests go there, and the hosts of the addresses are ignored */
  site: string
  /** the end of an address by the tables */
  wantedFor(address: string): Promise<End | undefined>
  /** the accept-language header */
  language: string
  report(verified: Verified): void
  /** stops after the requests that are running */
  signal?: AbortSignal
  /** the time limit of one request */
  limitMs?: number
}

/** Few requests at the same time, because visitors use the site, too. */
const AT_ONCE = 4
const MAX_REQUESTS = 20

/** Requests addresses from a running site, follows their redirects, and compares the end of each with the tables. */
export async function verify(addresses: Iterable<string>, options: VerifyOptions): Promise<void> {
  const waiting = addresses[Symbol.iterator]()
  async function work(): Promise<void> {
    for (let next = waiting.next(); !next.done && !options.signal?.aborted; next = waiting.next()) {
      const asked = options.site + pathOf(next.value)
      const [found, wanted] = await Promise.all([endAt(asked, options), options.wantedFor(asked)])
      options.report({ address: next.value, found, wanted, agrees: isAsWanted(found, wanted) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

function isAsWanted(found: Verified['found'], wanted: End | undefined): boolean {
  // the tables do not tell whether a file or endpoint exists, so any response is right
  if (wanted?.kind === 'answered-before') return found.kind !== 'failed'
  if (found.kind === 'answered-before') return wanted?.kind === 'not-found'
  return wanted?.kind === found.kind && wanted.address === found.address
}

async function endAt(start: string, { ask, site, language, signal, limitMs = 10_000 }: VerifyOptions): Promise<Verified['found']> {
  let address = start
  try {
    for (let request = 0; request < MAX_REQUESTS; request++) {
      if (new URL(address).origin !== new URL(site).origin) return { kind: 'outside', address }
      const limits = [AbortSignal.timeout(limitMs), ...(signal ? [signal] : [])]
      const { status, headers, body } = await ask(address, {
        redirect: 'manual',
        headers: { 'accept-language': language },
        signal: AbortSignal.any(limits),
      })
      await body?.cancel()
      const location = headers.get('location')
      if (status >= 500) return { kind: 'failed', address, reason: `the site answered ${status}` }
      if (status < 300 || status >= 400 || location === null)
        return { kind: kindOf(status, headers.get('content-type')), address: new URL(address).href }
      address = new URL(location, address).href
    }
    return { kind: 'too-many', address }
  } catch (error) {
    return { kind: 'failed', address, reason: error instanceof Error ? error.message : String(error) }
  }
}

function kindOf(status: number, type: string | null): End['kind'] {
  if (status !== 200) return 'not-found'
  return type === null || type.includes('html') ? 'page' : 'answered-before'
}

function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]*/i, '').replace(/^(?!\/)/, '/')
}
