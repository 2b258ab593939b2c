// Every refusal of the edge: status, body, Cache-Control, Retry-After and Allow.

import { expect, test } from 'vitest'
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
const SEARCH = '/proxy/cms-view/v1/search'
const CART = '/proxy/digital-order/v1/cart/validate'
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
const over = (limit: string, more: object = {}): More => ({
  variables: { [limit]: { limit: async () => ({ success: false }) }, ...more },
})
const off = (name: string, more: object = {}): More => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  return {
    variables: {
      CONTROLS: controlNamespace({ switches: JSON.stringify({ [name]: { until, ...more } }) }),
    },
  }
}
const texts = {
  'fi-FI': 'Huolto',
  'en-EU': 'Service',
  'sv-SE': 'Underhåll',
  'no-NO': 'Vedlikehold',
}
const down = (...paths: string[]): More => ({
  answers: Object.fromEntries(
    paths.map((path) => [path, () => new Response(null, { status: 503 })]),
  ),
})
const STATIONS = () => Response.json({ stations: [aStation('a', 'St1 Kamppi')] })

function unwritable() {
  const namespace = controlNamespace()
  return { ...namespace, put: () => Promise.reject(new Error('429 Too Many Requests')) }
}

interface More {
  variables?: Record<string, unknown>
  answers?: Record<string, Answer>
  /** further headers of the response */
  headers?: Record<string, string>
  /** waits before it answers: the clock is faked */
  isSlow?: boolean
}
type Refused = [what: string, address: string, init?: RequestInit, more?: More]

/** Requests that are refused with this status, and with this body or a page that contains it. */
function refused(status: number, body: string, requests: Refused[], common: More = {}) {
  return requests.map(([what, address, init = get(), more]) => {
    return { what, address, init, status, body, ...common, ...more }
  })
}

const REFUSALS = [
  ...refused(400, code('BODY_NOT_JSON'), [
    ['a call that is not JSON', SUBMIT, post('name=Aino')],
    ['a report that is not JSON', '/reports', post('<html>')],
  ]),
  ...refused(400, code('NOT_A_REPORT'), [['a report that is no report', '/reports', post('{}')]]),
  ...refused(
    400,
    code('BAD_PURGE', { sentence: '“x” must be one of all, layout, pages, articles, stations' }),
    [['a purge of an unknown tag', '/ops/purge', await purgeRequest({ tags: ['x'] })]],
    { variables: purgeable() },
  ),
  ...refused(401, code('UNAUTHORIZED'), [['a call without a session', '/proxy/cms/my-pages']]),
  ...refused(401, code('STALE_TIMESTAMP'), [
    ['a purge without a signature', '/ops/purge', post('{}'), { variables: purgeable() }],
  ]),
  ...refused(403, code('FOREIGN_ORIGIN'), [
    ['a call that changes data, by another site', ORDER, post('{}', FOREIGN)],
    ['a call that only reads, by another site', SEARCH, post('{}', FOREIGN)],
    ['a report of another site', '/reports', post(REPORT, FOREIGN)],
  ]),
  ...refused(403, 'The form was not accepted, because it was not sent from this site.', [
    ['a form of another site', '/yhteys', post('_form=contact', FOREIGN)],
  ]),
  ...refused(404, code('UNKNOWN_ENDPOINT'), [['an unknown call', '/proxy/unknown']]),
  ...refused(404, '</html>', [
    ['a missing page', '/nothing'],
    ['stations at another address', '/stations/fi-FI/latest'],
  ]),
  ...refused(404, 'Page not found: /stations/fi-FI/../find', [
    ['stations at an encoded path', '/stations/fi-FI/..%2Ffind'],
  ]),
  ...refused(
    404,
    'Not Found',
    [
      ['a missing file of a build', '/assets/old.js'],
      ['a picture that may not be shown', '/_ipx/w_320/https:%2F%2Fevil.example%2Fa.png'],
      ['stations of an unknown locale', '/stations/xx/find'],
      ['stations of a locale with the name of a prototype', '/stations/__proto__/find'],
      ['suggested stations of an unknown locale', '/stations/xx/suggest?q=oulu'],
      ['a map of an unknown locale', '/stations/xx/map/a.svg'],
      ['a map of an unknown station', '/stations/fi-FI/map/nosuch.svg'],
      ['suggestions of an unknown locale', '/search/xx/suggest?q=auto'],
      ['a sitemap of an unknown locale', '/sitemap-xx.xml'],
      ['a feed of an unknown locale', '/rss-xx.xml'],
      ['a purge without a secret', '/ops/purge', post('{}')],
      ['the desk without access', '/ops/redirects', get(), { variables: { DESK_TOKEN: '' } }],
    ],
    { answers: { [STATIONS_ENDPOINT]: STATIONS } },
  ),
  ...refused(405, code('METHOD_NOT_ALLOWED'), [['another method of a call', ORDER]], {
    headers: { allow: 'POST' },
  }),
  ...refused(
    405,
    'Method Not Allowed',
    [
      ['another method of a page', '/yhteys', { method: 'PUT', headers: OWN }],
      ['another method of the health', '/_health', { method: 'POST', headers: OWN }],
      ['a form that the page does not have', '/yhteys', post('_form=other', FORM_TYPE)],
    ],
    { headers: { allow: 'GET, HEAD' } },
  ),
  ...refused(413, code('BODY_TOO_LARGE'), [
    ['a call that is too long', SUBMIT, post(LONG)],
    ['a report that is too long', '/reports', post(LONG)],
    ['a purge that is too long', '/ops/purge', post(LONG), { variables: purgeable() }],
  ]),
  ...refused(413, 'The form contains too much text.', [
    ['a form that is too long', '/yhteys', post(`_form=contact&name=${LONG}`, FORM_TYPE)],
  ]),
  ...refused(414, code('ADDRESS_TOO_LONG'), [
    ['a call with a long address', `/proxy/cms-view/v1/content/page?path=/${'a'.repeat(4_000)}`],
  ]),
  ...refused(
    415,
    'Unsupported Media Type',
    [
      [
        'a form of another type',
        '/yhteys',
        post('{}', { ...OWN, 'content-type': 'application/json' }),
      ],
    ],
    { headers: { 'accept-post': 'application/x-www-form-urlencoded' } },
  ),
  ...refused(
    421,
    'Misdirected Request',
    [['another host', 'http://evil.test/', { method: 'POST' }]],
    { variables: { LOCALE_DOMAINS: { 'a.fi': 'fi-FI' } } },
  ),
  ...refused(422, code('INVALID_FORM', { errors: { name: { rule: 'empty' } } }), [
    ['a form that breaks its rules', SUBMIT, post(JSON.stringify({ ...VALUES, values: {} }))],
  ]),
  ...refused(422, 'Nimi: Täytä kenttä', [
    ['a form without script that breaks its rules', '/yhteys', post('_form=contact', FORM_TYPE)],
  ]),
  ...refused(429, code('TOO_MANY_REQUESTS'), [
    ['too many forms', SUBMIT, post(JSON.stringify(VALUES)), over('FORM_LIMIT')],
    ['too many requests for codes', SUBMIT, post('{"formId":"find-codes"}'), over('CODES_LIMIT')],
    ['too many orders', ORDER, post('{}'), over('ORDER_LIMIT')],
    ['too many discount codes', CART, post('{"discountCode":"A"}'), over('DISCOUNT_LIMIT')],
    ['too many calls of the search', SEARCH, post('{}'), over('SEARCH_LIMIT')],
    ['too many suggestions', '/search/fi-FI/suggest?q=auto', get(), over('SUGGEST_LIMIT')],
    ['too many searches for stations', '/stations/fi-FI/find', get(), over('STATION_LIMIT')],
    ['too many suggested stations', '/stations/fi-FI/suggest', get(), over('SUGGEST_LIMIT')],
    ['too many reports', '/reports', post(REPORT), over('REPORT_LIMIT')],
    ['too many purges', '/ops/purge', post('{}'), over('PURGE_LIMIT', purgeable())],
  ]),
  ...refused(
    429,
    '</form>',
    [['too many forms without script', '/yhteys', post('_form=contact&name=A', FORM_TYPE)]],
    over('FORM_LIMIT'),
  ),
  ...refused(429, 'Odota hetki', [
    ['too many searches', '/haku?q=auto', get(), over('SEARCH_LIMIT')],
  ]),
  ...refused(429, '"isLimited":true', [
    ['too many payloads of searches', '/haku/_payload.json?q=auto', get(), over('SEARCH_LIMIT')],
  ]),
  ...refused(429, 'minuutin kuluttua', [
    ['too many pages of the locator', '/asemahaku?q=oulu', get(), over('STATION_LIMIT')],
  ]),
  ...refused(
    429,
    '"limited"',
    [['too many payloads of the locator', '/asemahaku/_payload.json?q=oulu']],
    over('STATION_LIMIT'),
  ),
  ...refused(503, code('CHECKOUT_OFF', { sentence: 'Huolto' }), [
    ['an order while the checkout is off', ORDER, post('{}'), off('checkout', { texts })],
  ]),
  ...refused(503, code('WRITES_OFF'), [
    ['a form while writing is off', SUBMIT, post(JSON.stringify(VALUES)), off('writes')],
  ]),
  ...refused(
    503,
    '</form>',
    [['a form without script while writing is off', '/yhteys', post('_form=contact', FORM_TYPE)]],
    off('writes'),
  ),
  ...refused(503, '</html>', [['a page during an outage', '/yhteys', get(), down(PAGE_ENDPOINT)]]),
  ...refused(
    503,
    'Service Unavailable',
    [
      ['stations during an outage', '/stations/fi-FI/find'],
      ['a sitemap during an outage', '/sitemap-fi-FI.xml'],
      ['a feed during an outage', '/rss-fi-FI.xml'],
    ],
    down(LAYOUT_ENDPOINT, SEARCH_ENDPOINT, STATIONS_ENDPOINT),
  ),
  ...refused(503, code('STATUS_503'), [
    ['a call during an outage', '/proxy/cms-view/v1/stations', get(), down(STATIONS_ENDPOINT)],
  ]),
  ...refused(
    503,
    code('PURGE_NOT_STORED'),
    [
      [
        'a purge while KV cannot be written to',
        '/ops/purge',
        await purgeRequest({ tags: ['all'] }),
      ],
    ],
    { variables: purgeable(unwritable()), headers: { 'retry-after': '5' }, isSlow: true },
  ),
]

test.each(REFUSALS)(
  '$what is refused',
  async ({ address, init, status, body, variables, answers, headers = {}, isSlow }) => {
    const { ask, requests } = openSite({ ...contentService(PAGES), ...answers }, variables)
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
    if (address.startsWith('/proxy/') && status === 429) expect(requests).toEqual([])
    const text = await response.text()
    if (response.headers.get('content-type')?.startsWith('text/html') || text.includes('"result"'))
      expect(text.includes(body)).toBe(true)
    else expect(text).toBe(body)
  },
)
