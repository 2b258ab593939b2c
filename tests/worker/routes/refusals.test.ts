// Every refusal of the edge: status, body, Cache-Control, Retry-After and Allow.

import { afterEach, expect, test, vi } from 'vitest'
import { aStation, STATIONS_ENDPOINT } from '../a-station.ts'
import {
  contentService,
  LAYOUT_ENDPOINT,
  PAGE_ENDPOINT,
  pageResponse,
  SEARCH_ENDPOINT,
} from '../content-service.ts'
import { controlNamespace, purgeable, purgeRequest } from '../controls/control-namespace.ts'
import { fakeClock } from '../fake-clock.ts'
import { type Answer, openSite } from '../site.ts'

afterEach(() => vi.restoreAllMocks())

const VISITOR = '192.0.2.1'
const FORM = {
  id: 'contact',
  fields: [{ name: 'name', label: 'Nimi', type: 'text', required: true }],
}
const PAGES = {
  '/yhteys': pageResponse('Yhteys', { body: [{ contentType: 'form', form: FORM }] }),
  '/asemahaku': pageResponse('Asemahaku', { body: [{ contentType: 'stationLocator' }] }),
  '/haku': pageResponse('Haku', { body: [{ contentType: 'search' }], noIndex: true }),
}
const SUBMIT = '/proxy/api/v1/form/submit'
const ORDER = '/proxy/digital-order/v1/orders/initialize'
const OWN = { 'x-st1-locale': 'fi-FI', 'cf-connecting-ip': VISITOR }
const FORM_TYPE = {
  'content-type': 'application/x-www-form-urlencoded',
  'cf-connecting-ip': VISITOR,
}
const FOREIGN = { ...OWN, ...FORM_TYPE, 'sec-fetch-site': 'cross-site' }
const LONG = 'x'.repeat(300_000)
const VALUES = { formId: 'contact', page: '/yhteys', values: { name: 'Aino' } }
const REPORT = JSON.stringify({ kind: 'error', path: '/', build: 'b', message: 'x', stack: '' })

const code = (name: string, more: object = {}) => JSON.stringify({ error: { code: name }, ...more })
const post = (body: string, headers: Record<string, string> = OWN): RequestInit => ({
  method: 'POST',
  body,
  headers,
})
const get = (headers: Record<string, string> = OWN): RequestInit => ({ headers })
const over = (name: string) => ({ [name]: { limit: async () => ({ success: false }) } })
const off = (name: string, more: object = {}) => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  return {
    CONTROLS: controlNamespace({ switches: JSON.stringify({ [name]: { until, ...more } }) }),
  }
}
const TEXTS = {
  'fi-FI': 'Huolto',
  'en-EU': 'Service',
  'sv-SE': 'Underhåll',
  'no-NO': 'Vedlikehold',
}
const down = (...paths: string[]): Record<string, Answer> =>
  Object.fromEntries(paths.map((path) => [path, () => new Response(null, { status: 503 })]))

/** What is refused: its address, the request, the status, and the body or a part of a page. */
type Refusal = [
  what: string,
  address: string,
  init: RequestInit,
  status: number,
  body: string,
  more?: More,
]
interface More {
  variables?: Record<string, unknown>
  answers?: Record<string, Answer>
  /** further headers of the response */
  headers?: Record<string, string>
  /** waits before it answers: the clock is faked */
  isSlow?: boolean
}

function unwritable() {
  const namespace = controlNamespace()
  return { ...namespace, put: () => Promise.reject(new Error('429 Too Many Requests')) }
}

const GET_ONLY = { headers: { allow: 'GET, HEAD' } }

const STATIONS = {
  [STATIONS_ENDPOINT]: () => Response.json({ stations: [aStation('a', 'St1 Kamppi')] }),
}

const REFUSALS: Refusal[] = [
  ['a call that is not JSON', SUBMIT, post('name=Aino'), 400, code('BODY_NOT_JSON')],
  ['a report that is no report', '/reports', post('{}'), 400, code('NOT_A_REPORT')],
  ['a report that is not JSON', '/reports', post('<html>'), 400, code('BODY_NOT_JSON')],
  ['a call without a session', '/proxy/cms/my-pages', get(), 401, code('UNAUTHORIZED')],
  [
    'a call that changes data, by another site',
    ORDER,
    post('{}', FOREIGN),
    403,
    code('FOREIGN_ORIGIN'),
  ],
  [
    'a call that only reads, by another site',
    '/proxy/cms-view/v1/search',
    post('{}', FOREIGN),
    403,
    code('FOREIGN_ORIGIN'),
  ],
  ['a report of another site', '/reports', post(REPORT, FOREIGN), 403, code('FOREIGN_ORIGIN')],
  [
    'a form of another site',
    '/yhteys',
    post('_form=contact', FOREIGN),
    403,
    'The form was not accepted, because it was not sent from this site.',
  ],
  ['an unknown call', '/proxy/unknown', get(), 404, code('UNKNOWN_ENDPOINT')],
  ['a missing page', '/nothing', get(), 404, '</html>'],
  ['a missing file of a build', '/assets/old.js', get(), 404, 'Not Found'],
  [
    'a picture that may not be shown',
    '/_ipx/w_320/https:%2F%2Fevil.example%2Fa.png',
    get(),
    404,
    'Not Found',
  ],
  ['stations of an unknown locale', '/stations/xx/find', get(), 404, 'Not Found'],
  [
    'suggested stations of an unknown locale',
    '/stations/xx/suggest?q=oulu',
    get(),
    404,
    'Not Found',
  ],
  ['a map of an unknown locale', '/stations/xx/map/a.svg', get(), 404, 'Not Found'],
  [
    'a map of an unknown station',
    '/stations/fi-FI/map/nosuch.svg',
    get(),
    404,
    'Not Found',
    { answers: STATIONS },
  ],
  ['suggestions of an unknown locale', '/search/xx/suggest?q=auto', get(), 404, 'Not Found'],
  ['a sitemap of an unknown locale', '/sitemap-xx.xml', get(), 404, 'Not Found'],
  ['a feed of an unknown locale', '/rss-xx.xml', get(), 404, 'Not Found'],
  [
    'a purge without a signature',
    '/ops/purge',
    post('{}'),
    401,
    code('STALE_TIMESTAMP'),
    { variables: purgeable() },
  ],
  ['a purge without a secret', '/ops/purge', post('{}'), 404, 'Not Found'],
  [
    'the desk without access',
    '/ops/redirects',
    get(),
    404,
    'Not Found',
    { variables: { DESK_TOKEN: '' } },
  ],
  [
    'another method of a call',
    ORDER,
    get(),
    405,
    code('METHOD_NOT_ALLOWED'),
    { headers: { allow: 'POST' } },
  ],
  [
    'another method of a page',
    '/yhteys',
    { method: 'PUT', headers: OWN },
    405,
    'Method Not Allowed',
    GET_ONLY,
  ],
  [
    'another method of the health',
    '/_health',
    { method: 'POST', headers: OWN },
    405,
    'Method Not Allowed',
    GET_ONLY,
  ],
  [
    'a form that the page does not have',
    '/yhteys',
    post('_form=other', FORM_TYPE),
    405,
    'Method Not Allowed',
    GET_ONLY,
  ],
  ['a call that is too long', SUBMIT, post(LONG), 413, code('BODY_TOO_LARGE')],
  ['a report that is too long', '/reports', post(LONG), 413, code('BODY_TOO_LARGE')],
  [
    'a purge that is too long',
    '/ops/purge',
    post(LONG),
    413,
    code('BODY_TOO_LARGE'),
    { variables: purgeable() },
  ],
  [
    'a form that is too long',
    '/yhteys',
    post(`_form=contact&name=${LONG}`, FORM_TYPE),
    413,
    'The form contains too much text.',
  ],
  [
    'a call with a long address',
    `/proxy/cms-view/v1/content/page?path=/${'a'.repeat(4_000)}`,
    get(),
    414,
    code('ADDRESS_TOO_LONG'),
  ],
  [
    'a form of another type',
    '/yhteys',
    post('{}', { ...OWN, 'content-type': 'application/json' }),
    415,
    'Unsupported Media Type',
    { headers: { 'accept-post': 'application/x-www-form-urlencoded' } },
  ],
  [
    'another host',
    'http://evil.test/',
    { method: 'POST' },
    421,
    'Misdirected Request',
    { variables: { LOCALE_DOMAINS: { 'a.fi': 'fi-FI' } } },
  ],
  [
    'a form that breaks its rules',
    SUBMIT,
    post(JSON.stringify({ ...VALUES, values: {} })),
    422,
    code('INVALID_FORM', { errors: { name: { rule: 'empty' } } }),
  ],
  [
    'a form without script that breaks its rules',
    '/yhteys',
    post('_form=contact', FORM_TYPE),
    422,
    'Nimi: Täytä kenttä',
  ],
  [
    'too many forms',
    SUBMIT,
    post(JSON.stringify(VALUES)),
    429,
    code('TOO_MANY_REQUESTS'),
    { variables: over('FORM_LIMIT') },
  ],
  [
    'too many forms without script',
    '/yhteys',
    post('_form=contact&name=A', FORM_TYPE),
    429,
    '</form>',
    { variables: over('FORM_LIMIT') },
  ],
  [
    'too many requests for codes',
    SUBMIT,
    post('{"formId":"find-codes"}'),
    429,
    code('TOO_MANY_REQUESTS'),
    { variables: over('CODES_LIMIT') },
  ],
  [
    'too many orders',
    ORDER,
    post('{}'),
    429,
    code('TOO_MANY_REQUESTS'),
    { variables: over('ORDER_LIMIT') },
  ],
  [
    'too many discount codes',
    '/proxy/digital-order/v1/cart/validate',
    post('{"discountCode":"A"}'),
    429,
    code('TOO_MANY_REQUESTS'),
    { variables: over('DISCOUNT_LIMIT') },
  ],
  [
    'too many calls of the search',
    '/proxy/cms-view/v1/search',
    post('{}'),
    429,
    code('TOO_MANY_REQUESTS'),
    { variables: over('SEARCH_LIMIT') },
  ],
  [
    'too many searches',
    '/haku?q=auto',
    get(),
    429,
    'Odota hetki',
    { variables: over('SEARCH_LIMIT') },
  ],
  [
    'too many payloads of searches',
    '/haku/_payload.json?q=auto',
    get(),
    429,
    '"isLimited":true',
    { variables: over('SEARCH_LIMIT') },
  ],
  [
    'too many suggestions',
    '/search/fi-FI/suggest?q=auto',
    get(),
    429,
    code('TOO_MANY_REQUESTS'),
    { variables: over('SUGGEST_LIMIT') },
  ],
  [
    'too many searches for stations',
    '/stations/fi-FI/find',
    get(),
    429,
    code('TOO_MANY_REQUESTS'),
    { variables: over('STATION_LIMIT') },
  ],
  [
    'too many suggested stations',
    '/stations/fi-FI/suggest',
    get(),
    429,
    code('TOO_MANY_REQUESTS'),
    { variables: over('SUGGEST_LIMIT') },
  ],
  [
    'too many pages of the locator',
    '/asemahaku?q=oulu',
    get(),
    429,
    'minuutin kuluttua',
    { variables: over('STATION_LIMIT') },
  ],
  [
    'too many payloads of the locator',
    '/asemahaku/_payload.json?q=oulu',
    get(),
    429,
    '"limited"',
    { variables: over('STATION_LIMIT') },
  ],
  [
    'too many reports',
    '/reports',
    post(REPORT),
    429,
    code('TOO_MANY_REQUESTS'),
    { variables: over('REPORT_LIMIT') },
  ],
  [
    'too many purges',
    '/ops/purge',
    post('{}'),
    429,
    code('TOO_MANY_REQUESTS'),
    { variables: { ...purgeable(), ...over('PURGE_LIMIT') } },
  ],
  [
    'an order while the checkout is off',
    ORDER,
    post('{}'),
    503,
    code('CHECKOUT_OFF', { sentence: 'Huolto' }),
    { variables: off('checkout', { texts: TEXTS }) },
  ],
  [
    'a form while writing is off',
    SUBMIT,
    post(JSON.stringify(VALUES)),
    503,
    code('WRITES_OFF'),
    { variables: off('writes') },
  ],
  [
    'a form without script while writing is off',
    '/yhteys',
    post('_form=contact&name=A', FORM_TYPE),
    503,
    '</form>',
    { variables: off('writes') },
  ],
  ['a page during an outage', '/yhteys', get(), 503, '</html>', { answers: down(PAGE_ENDPOINT) }],
  [
    'stations during an outage',
    '/stations/fi-FI/find',
    get(),
    503,
    'Service Unavailable',
    { answers: down(STATIONS_ENDPOINT) },
  ],
  [
    'a sitemap during an outage',
    '/sitemap-fi-FI.xml',
    get(),
    503,
    'Service Unavailable',
    { answers: down(LAYOUT_ENDPOINT, SEARCH_ENDPOINT, STATIONS_ENDPOINT) },
  ],
  [
    'a feed during an outage',
    '/rss-fi-FI.xml',
    get(),
    503,
    'Service Unavailable',
    { answers: down(SEARCH_ENDPOINT) },
  ],
  [
    'a purge of an unknown tag',
    '/ops/purge',
    await purgeRequest({ tags: ['x'] }),
    400,
    code('BAD_PURGE', { sentence: 'tags.0 must be one of all, layout, pages, articles, stations' }),
    { variables: purgeable() },
  ],
  [
    'a purge while KV cannot be written to',
    '/ops/purge',
    await purgeRequest({ tags: ['all'] }),
    503,
    code('PURGE_NOT_STORED'),
    { variables: purgeable(unwritable()), headers: { 'retry-after': '5' }, isSlow: true },
  ],
  [
    'a call during an outage',
    '/proxy/cms-view/v1/stations',
    get(),
    503,
    code('STATUS_503'),
    { answers: down(STATIONS_ENDPOINT) },
  ],
]

test.each(REFUSALS)(
  '%s is refused',
  async (_, address, init, status, body, { variables, answers, headers = {}, isSlow } = {}) => {
    const { ask } = openSite({ ...contentService(PAGES), ...answers }, variables)
    const response = await (isSlow ? fakeClock().passTime(ask(address, init)) : ask(address, init))
    const names = ['cache-control', 'retry-after', 'allow', 'accept-post']
    const given = Object.fromEntries(
      names.flatMap((name) =>
        response.headers.has(name) ? [[name, response.headers.get(name)]] : [],
      ),
    )
    const retry = status === 429 || status === 503 ? { 'retry-after': '60' } : {}
    expect([response.status, given]).toEqual([
      status,
      { 'cache-control': 'no-store', ...retry, ...headers },
    ])
    const text = await response.text()
    if (response.headers.get('content-type')?.startsWith('text/html') || text.includes('"result"'))
      expect(text.includes(body)).toBe(true)
    else expect(text).toBe(body)
  },
)
