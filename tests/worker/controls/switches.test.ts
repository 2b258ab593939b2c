import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { contentService, pageResponse } from '../content-service.ts'
import { shownHtml } from '../shown-html.ts'
import { type Answer, openSite } from '../site.ts'
import { controlNamespace } from './control-namespace.ts'

const SECOND = 1_000
const NOW = Date.UTC(2026, 10, 23, 12)
const UNTIL = '2026-11-24T06:00:00Z'
const SENTENCES = {
  'fi-FI': 'Kassa on suljettu',
  'en-EU': 'The checkout is closed',
  'sv-SE': 'Kassan är stängd',
  'no-NO': 'Kassen er stengt',
}
const CHECKOUT = { checkout: { until: UNTIL, texts: SENTENCES } }
const FORM = {
  id: 'contact',
  fields: [{ name: 'topic', type: 'text', label: 'Topic', required: true }],
}
const PAGES = {
  '/x': pageResponse('X'),
  '/checkout': pageResponse('Checkout', { body: [{ contentType: 'checkout' }] }),
  '/contact': pageResponse('Contact', { body: [{ contentType: 'form', form: FORM }] }),
}
const BACKEND: Record<string, Answer> = {
  ...contentService(PAGES),
  '/digital-order/v1/orders/initialize': () =>
    Response.json({ orderId: '1', paymentUrl: 'https://pay.example/' }),
  '/digital-order/v1/orders/complete': () => Response.json({ orderId: '1', status: 'paid' }),
  '/api/v1/form/submit': () => Response.json({ id: '1' }),
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

function siteWith(switches: object) {
  const namespace = controlNamespace({ switches: JSON.stringify(switches) })
  return { ...openSite(BACKEND, { CONTROLS: namespace }), namespace }
}

function call(locale = 'en-EU', body: object = {}): RequestInit {
  const headers = {
    'x-st1-locale': locale,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

const ORDER = '/proxy/digital-order/v1/orders/initialize'
const COMPLETE = '/proxy/digital-order/v1/orders/complete'
const SUBMIT = '/proxy/api/v1/form/submit'

test.each(LOCALE_CODES)(
  'while the checkout is off, its page shows the sentence in %s, and that the cart is kept',
  async (locale) => {
    const html = await (await siteWith(CHECKOUT).ask(`/${locale}/checkout`)).text()
    expect(html).toContain(`<p>${SENTENCES[locale]}</p>`)
    expect(html).not.toContain('checkout-skeleton')
  },
)

test.each(LOCALE_CODES)(
  'while the checkout is off, an order is refused in %s, also from a tab that was opened before',
  async (locale) => {
    const { ask, requests } = siteWith(CHECKOUT)
    const response = await ask(ORDER, call(locale))
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: { code: 'CHECKOUT_OFF' }, sentence: SENTENCES[locale] },
    ])
    expect(requests).toEqual([])
  },
)

test('while the checkout is off, a paid order still gets its codes', async () => {
  expect((await siteWith(CHECKOUT).ask(COMPLETE, call())).status).toBe(200)
  expect((await siteWith({ writes: { until: UNTIL } }).ask(COMPLETE, call())).status).toBe(200)
})

test('a switch ends by itself', async () => {
  const { ask } = siteWith(CHECKOUT)
  expect((await ask(ORDER, call())).status).toBe(503)
  vi.setSystemTime(Date.parse(UNTIL))
  expect((await ask(ORDER, call())).status).toBe(200)
  expect(await (await ask('/en-EU/checkout')).text()).toContain('checkout-skeleton')
})

test('a notice is shown above the header, in its locale only, in HTML and payload', async () => {
  const { ask } = siteWith({
    'notice/sv-SE': { until: UNTIL, texts: { 'sv-SE': 'Vi uppdaterar <webbplatsen>' } },
  })
  const html = await (await ask('/sv-SE/x')).text()
  expect(html).toMatch(
    /<output><span class="layout-notice[^"]*">Vi uppdaterar &lt;webbplatsen&gt;<\/span><\/output>.*<header/s,
  )
  expect(await (await ask('/sv-SE/x/_payload.json')).json()).toMatchObject({
    switches: { notice: 'Vi uppdaterar <webbplatsen>' },
  })
  expect(await (await ask('/fi-FI/x')).text()).toContain('<output></output>')
  expect(await (await ask('/fi-FI/x/_payload.json')).json()).not.toHaveProperty('switches')
})

test('a page in memory shows a switch as soon as the isolate knows it, and until it ends', async () => {
  const { ask, namespace } = siteWith({})
  const first = await ask('/en-EU/x')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  namespace.entries.set('switches', {
    value: JSON.stringify({ 'notice/en-EU': { until: UNTIL, texts: { 'en-EU': 'Hello' } } }),
    metadata: {},
  })
  vi.setSystemTime(NOW + 5 * SECOND)
  await ask('/robots.txt')
  const second = await ask('/en-EU/x', { headers: { 'if-none-match': etag } })
  expect([second.status, (await second.text()).includes('Hello')]).toEqual([200, true])
  namespace.entries.delete('switches')
  vi.setSystemTime(NOW + 10 * SECOND)
  await ask('/robots.txt')
  expect((await ask('/en-EU/x', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('while writes are off, orders and forms are refused, and nothing reaches the backend', async () => {
  const { ask, requests } = siteWith({ writes: { until: UNTIL } })
  for (const [address, body] of [
    [ORDER, {}],
    [SUBMIT, { formId: 'contact', page: '/contact', values: { topic: 'Hello' } }],
  ] as const) {
    const response = await ask(address, call('en-EU', body))
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: { code: 'WRITES_OFF' } },
    ])
  }
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('while writes are off, a form sent without JavaScript comes back with the typed values and the reason', async () => {
  const { ask } = siteWith({ writes: { until: UNTIL } })
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  }
  const response = await ask('/en-EU/contact', {
    method: 'POST',
    headers,
    body: '_form=contact&topic=My+long+question',
  })
  const html = await shownHtml(response)
  expect([response.status, html.includes('My long question')]).toEqual([503, true])
  expect(html).toContain(
    'Forms cannot be sent right now. What you have filled in stays here: try again later.',
  )
  expect(html).not.toContain('Could not submit form, try again later')
})

test('while writes are off, form and checkout say so before the visitor types', async () => {
  const { ask } = siteWith({ writes: { until: UNTIL } })
  expect(await (await ask('/en-EU/contact')).text()).toContain('Forms cannot be sent right now.')
  expect(await (await ask('/en-EU/checkout')).text()).toContain('Orders cannot be made right now.')
})
