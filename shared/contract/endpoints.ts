// Every call the site makes to its backends (§7, contract.md), as data: the worker's upstream calls, the proxy's allow-list, the
// browser's SWR keys and the embedded backend's routes all come from this table. No zod here: the browser imports it.
import { AUTH_PATH, CUSTOMER_PATH } from './login-paths.ts'

export interface Endpoint {
  method: 'GET' | 'POST'
  /** at BACKEND_URL; ':token' stands for the session cookie's value, put in by the worker */
  path: string
  /** what the browser asks for as /proxy/{proxyPath}: exactly this method and this path, nothing else */
  proxyPath: string
  /** the session goes along: in the Cookie header, or as the path's ':token'; 'none' sends no cookie at all */
  session: 'none' | 'cookie' | 'token'
  /** it changes something: only a page of this site may ask (worker/routes/foreign-request.ts) */
  changes: boolean
  /** the answer is everybody's: the edge keeps it (worker/cache) */
  shared: boolean
  /** query names that are passed on */
  query: readonly string[]
  /** request headers of the browser that are passed on, besides x-st1-locale */
  headers: readonly string[]
  /** until the whole answer is there */
  timeLimitMs: number
  answerLimitBytes: number
  /** 0: the call has no body */
  bodyLimitBytes: number
}

const KB = 1024
const MB = 1024 * KB

type Limits = Pick<Endpoint, 'timeLimitMs' | 'answerLimitBytes'> &
  Partial<Pick<Endpoint, 'bodyLimitBytes' | 'query' | 'headers' | 'changes' | 'shared'>>

export const ENDPOINTS = {
  page: get('/cms-view/v1/content/page', { timeLimitMs: 4_000, answerLimitBytes: 8 * MB, query: ['path'], headers: ['x-st1-preview'] }),
  layout: get('/cms-view/v1/content/layout', { timeLimitMs: 3_000, answerLimitBytes: 2 * MB }),
  search: post('/cms-view/v1/search', { timeLimitMs: 3_000, answerLimitBytes: 2 * MB, bodyLimitBytes: 8 * KB, headers: ['x-st1-preview'] }),
  // 10,000 with their hours are some 10 MB
  stations: get('/cms-view/v1/stations', { timeLimitMs: 6_000, answerLimitBytes: 24 * MB, shared: true }),

  validateCart: post('/digital-order/v1/cart/validate', { timeLimitMs: 6_000, answerLimitBytes: MB, bodyLimitBytes: 64 * KB }),
  order: post('/digital-order/v1/orders/initialize', {
    timeLimitMs: 15_000,
    answerLimitBytes: 64 * KB,
    bodyLimitBytes: 64 * KB,
    headers: ['idempotency-key'],
    changes: true,
  }),
  complete: post('/digital-order/v1/orders/complete', { timeLimitMs: 15_000, answerLimitBytes: MB, bodyLimitBytes: 4 * KB, changes: true }),
  paymentMethods: get('/digital-order/v1/payment-methods', { timeLimitMs: 4_000, answerLimitBytes: 256 * KB }),

  auth: withCookie(get(`/${AUTH_PATH}`, { timeLimitMs: 3_000, answerLimitBytes: 64 * KB })),
  logout: withCookie(get('/api/v1/logout', { timeLimitMs: 5_000, answerLimitBytes: 64 * KB, changes: true })),
  'cms/my-pages': ofCustomer('/cms/my-pages/:token', CUSTOMER_PATH),
  'cms/my-pages/cards': ofCustomer('/cms/my-pages/:token/cards', 'cms/my-pages/cards'),
  'cms/my-pages/orders': ofCustomer('/cms/my-pages/:token/orders', 'cms/my-pages/orders'),

  submitForm: post('/api/v1/form/submit', { timeLimitMs: 8_000, answerLimitBytes: 64 * KB, bodyLimitBytes: 256 * KB, changes: true }),
} as const satisfies Record<string, Endpoint>

export type EndpointKey = keyof typeof ENDPOINTS

function get(path: string, limits: Limits): Endpoint {
  return {
    method: 'GET',
    path,
    proxyPath: path.slice(1),
    session: 'none',
    changes: false,
    shared: false,
    query: [],
    headers: [],
    bodyLimitBytes: 0,
    ...limits,
  }
}

function post(path: string, limits: Limits & { bodyLimitBytes: number }): Endpoint {
  return { ...get(path, limits), method: 'POST' }
}

function withCookie(endpoint: Endpoint): Endpoint {
  return { ...endpoint, session: 'cookie' }
}

/** The browser never holds the token, so it asks by the endpoint's key (§7). */
function ofCustomer(path: string, proxyPath: string): Endpoint {
  return { ...get(path, { timeLimitMs: 4_000, answerLimitBytes: MB }), proxyPath, session: 'token' }
}
