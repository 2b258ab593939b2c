// Every call of the site to its backends (§7, docs/contract.md). The worker's upstream calls, the
// proxy's allow-list, the browser's SWR keys and the embedded backend's routes all come from this
// table. Without zod, because the browser imports it.

import { readRecord, readText } from './read-values.ts'

export interface Endpoint {
  method: 'GET' | 'POST'
  /** at BACKEND_URL; the worker replaces ':token' by the value of the session cookie */
  path: string
  /** the browser fetches /proxy/{proxyPath}: only this method and this exact path are allowed */
  proxyPath: string
  /** how the session is sent: in the Cookie header, as ':token' in the path, or not at all */
  session: 'none' | 'cookie' | 'token'
  /** it changes data, so only pages of this site may call it (worker/routes/foreign-request.ts) */
  changes: boolean
  /** the same for every visitor, so the edge caches it (worker/cache) */
  shared: boolean
  /** names of the query parameters that are passed on */
  query: readonly string[]
  /** names of the request headers that are passed on, in addition to x-st1-locale */
  headers: readonly string[]
  /** until the response is complete */
  timeLimitMs: number
  answerLimitBytes: number
  /** 0: the call has no body */
  bodyLimitBytes: number
}

const KB = 1024
const MB = 1024 * KB

export const ENDPOINTS = {
  page: get('/cms-view/v1/content/page', {
    answerLimitBytes: 8 * MB,
    query: ['path'],
    headers: ['x-st1-preview'],
  }),
  layout: get('/cms-view/v1/content/layout', { timeLimitMs: 3_000, answerLimitBytes: 2 * MB }),
  search: post('/cms-view/v1/search', {
    timeLimitMs: 3_000,
    answerLimitBytes: 2 * MB,
    bodyLimitBytes: 8 * KB,
    headers: ['x-st1-preview'],
  }),
  // 10,000 stations with their hours are about 10 MB
  stations: get('/cms-view/v1/stations', {
    timeLimitMs: 6_000,
    answerLimitBytes: 24 * MB,
    shared: true,
  }),

  validateCart: post('/digital-order/v1/cart/validate', { timeLimitMs: 6_000 }),
  createOrder: post('/digital-order/v1/orders/initialize', {
    timeLimitMs: 15_000,
    headers: ['idempotency-key'],
    changes: true,
  }),
  completeOrder: post('/digital-order/v1/orders/complete', { timeLimitMs: 15_000, changes: true }),
  paymentMethods: get('/digital-order/v1/payment-methods'),

  auth: get('/api/v1/auth', { session: 'cookie', timeLimitMs: 3_000 }),
  logout: get('/api/v1/logout', { session: 'cookie', changes: true }),
  customer: get('/cms/my-pages/:token', { session: 'token' }),
  customerCards: get('/cms/my-pages/:token/cards', { session: 'token' }),
  customerOrders: get('/cms/my-pages/:token/orders', { session: 'token' }),

  submitForm: post('/api/v1/form/submit', {
    timeLimitMs: 8_000,
    bodyLimitBytes: 256 * KB,
    headers: ['idempotency-key'],
    changes: true,
  }),
} as const satisfies Record<string, Endpoint>

export type EndpointKey = keyof typeof ENDPOINTS

/** The browser does not know the token, so `proxyPath` has none (§7). */
function get(path: string, options: Partial<Endpoint> = {}): Endpoint {
  const proxyPath = path.slice(1).replace('/:token', '')
  const limits = { timeLimitMs: 4_000, answerLimitBytes: MB, bodyLimitBytes: 0 }
  return {
    method: 'GET',
    path,
    proxyPath,
    session: 'none',
    changes: false,
    shared: false,
    query: [],
    headers: [],
    ...limits,
    ...options,
  }
}

function post(path: string, options: Partial<Endpoint>): Endpoint {
  return get(path, { method: 'POST', bodyLimitBytes: 64 * KB, ...options })
}

/**
 * The endpoint of a request `method /proxy/{proxyPath}`. The path must be equal: no decoding,
 * trailing slash or other letter case (§7).
 */
export function findEndpoint(method: string, proxyPath: string) {
  const key = endpointKeys().find((candidate) => ENDPOINTS[candidate].proxyPath === proxyPath)
  if (key === undefined) return { kind: 'unknown' as const }
  const { method: allow } = ENDPOINTS[key]
  return allow === method
    ? { kind: 'endpoint' as const, key }
    : { kind: 'wrong-method' as const, allow }
}

export function endpointKeys(): EndpointKey[] {
  return Object.keys(ENDPOINTS).filter((key): key is EndpointKey => Object.hasOwn(ENDPOINTS, key))
}

/**
 * The endpoint's path at the backend, with the token as one encoded segment: '/', '?' or '..' in a
 * token cannot change the path. undefined when the endpoint needs a token and it is missing, or
 * when a URL would drop it ('.' and '..').
 */
export function endpointPath(key: EndpointKey, token?: string): string | undefined {
  const { path, session } = ENDPOINTS[key]
  if (session !== 'token') return path
  if (token === undefined || /^\.{0,2}$/.test(token) || !token.isWellFormed()) return undefined
  return path.replace(':token', () => encodeURIComponent(token))
}

/** The address that the browser fetches, also its SWR key (§7): '/proxy/cms-view/v1/search'. */
export function proxyAddress(key: EndpointKey): string {
  return `/proxy/${ENDPOINTS[key].proxyPath}`
}

/** The cookie that the account hub sets (docs/contract.md). HttpOnly: scripts cannot read it. */
export const SESSION_COOKIE = 'st1_session'

/**
 * The body of a failed call. The code may be used; the backend's message is never shown to a
 * visitor.
 */
export interface ErrorResponse {
  error: { code: string; message?: string }
}

export function readErrorCode(answer: unknown): string | undefined {
  return readText(readRecord(readRecord(answer)?.['error'])?.['code'])
}
