// Measures the cases under load, alternately.

import autocannon from 'autocannon'
import { median } from './median.ts'
import type { Served } from './workerd.ts'

export interface Case {
  name: string
  served: Served
  path: string
  /** whether each request has a new address */
  isFresh?: boolean
  /**
   * The second isolate has requested each address before: it is in the edge cache, and unknown to
   * the measured isolate.
   */
  isStored?: boolean
  /** how many of those addresses are requested in turn */
  distinct?: number
  headers?: Record<string, string>
  /** requests in turn instead of one path */
  mix?: Pick<Case, 'path' | 'isFresh' | 'headers'>[]
  /** JSON; the request is then a POST */
  body?: string
  status?: number
  /** It renders nothing and calls no backend, so it needs many requests. */
  isCheap?: boolean
  /** maximum cost, as a multiple of the ready-made bytes */
  budget?: number
}

export interface Figures {
  /** of the whole process, per request */
  cpuMs: number
  perSecond: number
  /** latency in milliseconds */
  p50: number
  p99: number
}

/** The headers of a Finnish visitor's browser. */
export const VISITOR = { 'accept-language': 'fi', cookie: 'st1_locale=fi-FI' }
/** Longer than the edge caches anything. */
const EXPIRED_MS = 8 * 24 * 3_600_000
const WARM_UP = 400
/** per round: some seconds per case, so that a short disturbance has little effect */
const REQUESTS = 400
const CHEAP_REQUESTS = 3_000
const CONNECTIONS = 4

const CART = JSON.stringify({ items: [{ code: 'WASH', quantity: 2, showUpsell: true }] })

/**
 * Of 50 requests, 45 are for a cached page, 4 for a page that has expired and is unchanged, and 1
 * for a fresh page.
 */
const MIXED = Array.from({ length: 50 }, (_, index): Pick<Case, 'path' | 'isFresh' | 'headers'> => {
  if (index === 0) return { path: '/fresh', isFresh: true }
  return {
    path: '/bench',
    ...(index % 12 === 6 && { headers: { 'x-later-ms': String(EXPIRED_MS) } }),
  }
})

/** Module state: the number of the next unused address. */
let addresses = 0

/** `apart`: the same site in another process, whose clock no request has moved. */
export async function casesOf(served: Served, apart: Served): Promise<Case[]> {
  const { headers } = await fetch(`${served.url}/bench`, { headers: VISITOR })
  const cases: (Omit<Case, 'served'> & Partial<Pick<Case, 'served'>>)[] = [
    { name: 'fresh page', path: '/fresh', isFresh: true, budget: 38 },
    {
      name: 'page of the edge cache',
      path: '/stored',
      isFresh: true,
      isStored: true,
      served: apart,
    },
    {
      name: 'unchanged payload',
      path: '/bench',
      headers: { 'x-later-ms': String(EXPIRED_MS) },
      budget: 16,
    },
    { name: 'cached page', path: '/bench', isCheap: true, budget: 3 },
    {
      name: 'not modified',
      path: '/bench',
      headers: { 'if-none-match': headers.get('etag') ?? '' },
      status: 304,
      isCheap: true,
    },
    { name: 'mixed load', path: '/bench', mix: MIXED, isCheap: true },
    { name: 'payload', path: '/bench/_payload.json', isCheap: true },
    // apart, so that each round does not load the lists of stations again
    { name: 'not found', path: '/missing', isFresh: true, status: 404, served: apart },
    { name: 'bare not found', path: '/missing.php', status: 404, isCheap: true },
    { name: 'redirect', path: '/vanha', status: 307, isCheap: true },
    { name: 'station search', path: '/stations/fi-FI/find?q=tampere', served: apart },
    { name: 'cart validation', path: '/proxy/digital-order/v1/cart/validate', body: CART },
  ]
  return cases.map((one) => ({ served, ...one }))
}

/** The median of each case, and the spread between the rounds of the first case (0.2: 20 %). */
export async function measure(
  cases: Case[],
  rounds: number,
): Promise<{ figures: Figures[]; spread: number }> {
  for (const one of cases) await load(one, WARM_UP)
  const measured: Figures[][] = cases.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, one] of cases.entries())
      measured[index]?.push(await load(one, one.isCheap ? CHEAP_REQUESTS : REQUESTS))
    process.stderr.write('.')
  }
  const first = measured[0]?.map(({ cpuMs }) => cpuMs) ?? []
  return {
    figures: measured.map(medians),
    spread: (Math.max(...first) - Math.min(...first)) / median(first),
  }
}

export async function load(one: Case, amount: number): Promise<Figures> {
  const first = addresses
  if (one.isStored) await request(one, one.served.secondUrl, amount)
  if (one.isStored) addresses = first
  const before = one.served.cpuMs()
  const { latency, elapsedMs } = await request(one, one.served.url, amount)
  const cpuMs = (one.served.cpuMs() - before) / amount
  return { cpuMs, perSecond: (amount / elapsedMs) * 1_000, p50: latency.p50, p99: latency.p99 }
}

async function request(
  one: Case,
  url: string,
  amount: number,
): Promise<Pick<autocannon.Result, 'latency'> & { elapsedMs: number }> {
  const { path, headers, body, status = 200, mix = [one] } = one
  const options = {
    url,
    amount,
    connections: CONNECTIONS,
    // the address of a page is part of its key in the edge cache
    headers: {
      ...VISITOR,
      host: new URL(one.served.url).host,
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST' as const, body }),
    requests: mix.map((each) => ({
      path: each.path,
      ...(each.headers && { headers: { ...VISITOR, ...each.headers } }),
      ...(each.isFresh && { setupRequest: numbered(each.path, one.distinct) }),
    })),
  }
  const began = performance.now()
  let ended = began
  const { errors, latency, statusCodeStats } = await new Promise<autocannon.Result>(
    (resolve, reject) => {
      const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
      // autocannon's duration is in whole seconds.
      run.on('response', () => (ended = performance.now()))
    },
  )
  if (errors > 0 || statusCodeStats?.[`${status}`]?.count !== amount)
    throw new Error(
      `${path}: ${errors} errors, ${JSON.stringify(statusCodeStats)} instead of ${amount} times ${status}`,
    )
  return { latency, elapsedMs: ended - began }
}

/** Adds a different number to the address of each request. */
function numbered(path: string, distinct = Infinity) {
  return (request: autocannon.Request) => ({
    ...request,
    path: `${path}-${addresses++ % distinct}`,
  })
}

function medians(figures: Figures[]): Figures {
  const of = (name: keyof Figures) => median(figures.map((one) => one[name]))
  return { cpuMs: of('cpuMs'), perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') }
}
