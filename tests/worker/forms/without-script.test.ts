import { afterEach, describe, expect, test, vi } from 'vitest'
import { contentService, LAYOUT_ENDPOINT, PAGE_ENDPOINT, pageResponse } from '../content-service.ts'
import { shownHtml } from '../shown-html.ts'
import { openSite, type Site } from '../site.ts'

afterEach(() => void vi.useRealTimers())

const SUBMIT = '/api/v1/form/submit'
const FORM = {
  id: 'contact',
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true },
    {
      name: 'topics',
      label: 'Aiheet',
      type: 'checkboxGroup',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
    { name: 'day', label: 'Päivä', type: 'date' },
  ],
  successTitle: 'Perillä',
}
const PAGE = pageResponse('Yhteys', { body: [{ contentType: 'form', form: FORM }] })

function open(answer: () => Response = () => Response.json({ id: '1' }), variables = {}): Site {
  return openSite({ ...contentService({ '/yhteys': PAGE }), [SUBMIT]: answer }, variables)
}

function post(
  { ask }: Site,
  body: string | string[][],
  headers: Record<string, string> = {},
): Promise<Response> {
  return ask('/yhteys', { method: 'POST', body: new URLSearchParams(body), headers })
}

function submissions({ requests }: Site): Request[] {
  return requests.filter(({ url }) => url.endsWith(SUBMIT))
}

test('the query of a link fills in fields by their names', async () => {
  const html = await shownHtml(await open().ask('/yhteys?topics=b&name=%22Aino&other=1'))
  expect(html).toMatch(/<input[^>]*value="&quot;Aino"/)
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="b"|<input[^>]*value="b"[^>]*checked=""/)
  expect(html).not.toMatch(/<input[^>]*(checked=""[^>]*value="a"|value="a"[^>]*checked="")/)
})

test('a valid form is sent to the backend, and a reload of the answer sends nothing', async () => {
  const site = open()
  const response = await post(
    site,
    '_form=contact&name=+Aino%0D%0AN+&topics=b&topics=a&topics=x&day=1.2.2026&name=second&admin=true',
    {
      cookie: 'a=b',
    },
  )
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `${site.origin}/yhteys?sent=contact&reference=1`,
  ])
  const [sent] = submissions(site)
  expect(await sent?.json()).toEqual({
    formId: 'contact',
    page: '/yhteys',
    values: { name: 'Aino\nN', topics: ['a', 'b'], day: '2026-02-01' },
  })
  expect(sent?.headers.get('x-st1-locale')).toBe('fi-FI')
  expect(sent?.headers.get('cookie')).toBeNull()
})

test('the final address shows that the form is sent, and nothing of it is cached', async () => {
  const site = open()
  expect(await (await site.ask('/yhteys')).text()).toContain('<form')
  const done = await site.ask('/yhteys?sent=contact')
  const html = await done.text()
  expect(html).toContain('Perillä')
  expect(html).not.toContain('<form')
  expect(await (await site.ask('/yhteys?sent=contact&reference=AB12-CD34')).text()).toMatch(
    /Viitenumero.*<strong>AB12-CD34</,
  )
  const invented = await site.ask('/yhteys?sent=contact&reference=Call+now!')
  expect(await shownHtml(invented)).not.toContain('Viitenumero')
  expect(await (await site.ask('/yhteys')).text()).toContain('<form')
  expect(await (await site.ask('/yhteys?sent=other')).text()).toContain('<form')
})

test('typed values come back escaped, and are in no cache, memory or log', async () => {
  const site = open()
  const typed = '"><script>alert(1)</script>'
  const response = await post(site, [
    ['_form', 'contact'],
    ['day', typed],
    ['name', ''],
    ['topics', 'b'],
  ])
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(html).toMatch(/checked=""[^>]*value="b"|value="b"[^>]*checked=""/)
  for (const address of ['/yhteys', '/yhteys/_payload.json'])
    expect(await (await site.ask(address)).text()).not.toContain('alert(1)')
  expect(JSON.stringify(site.logged)).not.toContain('alert(1)')
})

describe('the backend', () => {
  test('refuses the form: its errors are in the same summary', async () => {
    const site = open(() =>
      Response.json(
        { errors: { name: { rule: 'maxLength', ruleValue: 3 }, other: { rule: 'empty' } } },
        { status: 422 },
      ),
    )
    const response = await post(site, '_form=contact&name=Aino')
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Nimi: Merkkien enimmäismäärä 3 on ylitetty')
  })

  test.each([
    ['is down', () => new Response('<h1>', { status: 500 })],
    ['names no field', () => Response.json({ errors: {} }, { status: 422 })],
    ['answers no JSON', () => new Response('{"errors', { status: 422 })],
    ['throws', () => Promise.reject(new Error('gone'))],
  ] as const)('%s: the page says so and keeps the typed values (§8)', async (_, answer) => {
    const site = openSite({ ...contentService({ '/yhteys': PAGE }), [SUBMIT]: answer })
    const response = await post(site, '_form=contact&name=Aino')
    expect(response.status).toBe(502)
    const html = await response.text()
    expect(html).toContain('Lomakkeen lähetys ei onnistunut, yritä myöhemmin uudelleen')
    expect(html).toContain('value="Aino"')
  })
})

describe('a form that the backend accepts counts as sent, with or without JavaScript, even if the body of the response is broken', () => {
  function broken(): ReadableStream<Uint8Array> {
    return new ReadableStream({
      pull: (controller) => controller.error(new Error('connection reset')),
    })
  }

  test.each<[string, () => Response]>([
    ['no JSON', () => new Response('<h1>Thanks', { status: 201 })],
    ['cut-off JSON', () => new Response('{"id":', { status: 201 })],
    ['a body that breaks off', () => new Response(broken())],
    [
      'a body over the limit',
      () => new Response('{}', { headers: { 'content-length': '99999999' } }),
    ],
    ['none', () => new Response(null, { status: 204 })],
  ])('%s', async (_, answer) => {
    const site = open(answer)
    expect((await post(site, '_form=contact&name=Aino')).status).toBe(303)
    const body = JSON.stringify({ formId: 'contact', page: '/yhteys', values: { name: 'Aino' } })
    const response = await site.ask(`/proxy${SUBMIT}`, {
      method: 'POST',
      headers: { 'x-st1-locale': 'fi-FI' },
      body,
    })
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
  })
})

describe('the content service is down', () => {
  const gone = () => new Response(null, { status: 500 })

  async function openThenDown(submit: () => Response): Promise<Site> {
    const answers = { ...contentService({ '/yhteys': PAGE }), [SUBMIT]: submit }
    const site = openSite(answers)
    expect((await site.ask('/yhteys')).status).toBe(200)
    Object.assign(answers, { [PAGE_ENDPOINT]: gone, [LAYOUT_ENDPOINT]: gone })
    return site
  }

  test('a form of a cached page is checked as usual, and comes back inside the layout with the typed values', async () => {
    const site = await openThenDown(gone)
    const refused = await post(site, '_form=contact&name=&day=1.2.2026')
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('value="1.2.2026"')
    const failed = await post(site, '_form=contact&name=Aino')
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([502, 'no-store'])
    const html = await failed.text()
    expect(html).toContain('value="Aino"')
    expect(html).toContain('href="/fi-FI/yksityisille"')
    expect(await (await site.ask('/yhteys')).text()).not.toContain('Aino')
  })

  test('a form is sent if the backend still accepts forms', async () => {
    const site = await openThenDown(() => Response.json({ id: '1' }))
    expect((await post(site, '_form=contact&name=Aino')).status).toBe(303)
    expect(submissions(site)).toHaveLength(1)
  })

  test('without a copy of its page, a form gets the error page', async () => {
    const site = openSite({ [PAGE_ENDPOINT]: gone, [LAYOUT_ENDPOINT]: gone })
    expect((await post(site, '_form=contact&name=Aino')).status).toBe(500)
  })

  test('a form of a removed page is refused, although an old copy exists', async () => {
    const answers = contentService({ '/yhteys': PAGE })
    const site = openSite(answers)
    await site.ask('/yhteys')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60_000 })
    Object.assign(answers, { [PAGE_ENDPOINT]: () => new Response(null, { status: 404 }) })
    expect((await post(site, '_form=contact&name=Aino')).status).toBe(405)
  })
})

describe('abuse', () => {
  const filledIn = JSON.stringify({
    formId: 'contact',
    page: '/yhteys',
    values: { name: 'Aino', _website: 'http://spam.example' },
  })
  const marked = { formId: 'contact', page: '/yhteys', values: { name: 'Aino' }, suspicious: true }

  test('a form with a filled-in hidden field is sent with a mark, and its receipt is the backend’s', async () => {
    const site = open(() => Response.json({ id: 'KEPT' }))
    const response = await post(site, '_form=contact&name=Aino&_website=http://spam.example')
    expect(response.headers.get('location')).toBe(
      `${site.origin}/yhteys?sent=contact&reference=KEPT`,
    )
    const json = await site.ask(`/proxy${SUBMIT}`, {
      method: 'POST',
      headers: { 'x-st1-locale': 'fi-FI' },
      body: filledIn,
    })
    expect([json.status, await json.json()]).toEqual([200, { id: 'KEPT' }])
    expect(await Promise.all(submissions(site).map((request) => request.json()))).toEqual([
      marked,
      marked,
    ])
  })

  test('it is also marked when its page cannot be loaded', async () => {
    const site = openSite({ [SUBMIT]: () => Response.json({ id: 'KEPT' }) })
    await site.ask(`/proxy${SUBMIT}`, {
      method: 'POST',
      headers: { 'x-st1-locale': 'fi-FI' },
      body: filledIn,
    })
    expect(await submissions(site)[0]?.json()).toMatchObject(marked)
  })

  test('it has no receipt if the backend does not accept it', async () => {
    const site = open(() => new Response(null, { status: 500 }))
    expect((await post(site, '_form=contact&name=Aino&_website=http://spam.example')).status).toBe(
      502,
    )
  })

  test('a visitor over the limit is asked to wait, with and without JavaScript, and loses nothing', async () => {
    const asked: string[] = []
    const limit = async ({ key }: { key: string }) => ({ success: asked.push(key) > 2 })
    const site = open(undefined, { FORM_LIMIT: { limit } })
    const visitor = { 'cf-connecting-ip': '192.0.2.1' }
    const page = await post(site, '_form=contact&name=Aino', visitor)
    expect(page.status).toBe(429)
    expect(await page.text()).toContain('value="Aino"')
    const send = () =>
      site.ask(`/proxy${SUBMIT}`, {
        method: 'POST',
        headers: { ...visitor, 'x-st1-locale': 'fi-FI' },
        body: JSON.stringify({ formId: 'contact', page: '/yhteys', values: { name: 'Aino' } }),
      })
    const refused = await send()
    expect(refused.status).toBe(429)
    expect((await send()).status).toBe(200)
    expect(asked).toEqual(['192.0.2.1', '192.0.2.1', '192.0.2.1'])
  })

  test('finding codes has its own limit', async () => {
    const limit = async () => ({ success: false })
    const site = open(undefined, { CODES_LIMIT: { limit } })
    const send = (formId: string) =>
      site.ask(`/proxy${SUBMIT}`, {
        method: 'POST',
        headers: { 'cf-connecting-ip': '192.0.2.1', 'x-st1-locale': 'fi-FI' },
        body: JSON.stringify({ formId, page: '/yhteys', values: { name: 'Aino' } }),
      })
    expect((await send('find-codes')).status).toBe(429)
    expect((await send('contact')).status).not.toBe(429)
  })

  test('all addresses of an IPv6 network count as one visitor', async () => {
    const site = open()
    const statuses: number[] = []
    for (let round = 0; round < 45; round += 1)
      statuses.push(
        (
          await post(site, '_form=contact&name=Aino', {
            'cf-connecting-ip': `2001:db8:7:7::${round.toString(16)}`,
          })
        ).status,
      )
    expect(statuses).toContain(429)
    expect(
      (await post(site, '_form=contact&name=Aino', { 'cf-connecting-ip': '2001:db8:7:8::1' }))
        .status,
    ).toBe(303)
  })

  test('the real limiter lets people through and stops a flood from one address', async () => {
    const site = open()
    const visitor = { 'cf-connecting-ip': '192.0.2.99' }
    const statuses: number[] = []
    for (let round = 0; round < 45; round += 1)
      statuses.push((await post(site, '_form=contact&name=Aino', visitor)).status)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 303))
    expect(statuses).toContain(429)
    expect(
      (await post(site, '_form=contact&name=Aino', { 'cf-connecting-ip': '192.0.2.98' })).status,
    ).toBe(303)
  })

  test.each([
    ['an unknown form', '_form=other&name=Aino', '/yhteys', 405],
    ['a missing form id', 'name=Aino', '/yhteys', 405],
    ['a missing page', '_form=contact', '/nothing', 405],
    ['a name from the prototype', '_form=constructor', '/yhteys', 405],
    ['broken escapes and no names', '_form=contact&name=%E0%A4%A&=&&=x&%00=%00', '/yhteys', 303],
  ])('%s is never answered with a 5xx', async (_, body, address, status) => {
    const site = open()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await site.ask(address, { method: 'POST', body, headers })).status).toBe(status)
  })

  test.each([
    ['text/plain', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json', 415],
    ['', 405],
  ])('a body of type "%s" is not a form', async (type, status) => {
    const site = open()
    const response = await site.ask('/yhteys', {
      method: 'POST',
      body: '_form=contact',
      headers: { 'content-type': type },
    })
    expect(response.status).toBe(status)
    expect(site.requests).toEqual([])
  })
})

test.each([
  ['the page is missing', { formId: 'contact', page: '/gone', values: { name: '' } }],
  ['the form is not on the page', { formId: 'other', page: '/yhteys', values: { name: '' } }],
  ['wrong types', { formId: 1, page: null, values: [] }],
  ['no object', 7],
])('if the edge has no rules, only the backend checks the form: %s', async (_, body) => {
  const site = open(() => Response.json({ errors: { name: { rule: 'empty' } } }, { status: 422 }))
  const response = await site.ask(`/proxy${SUBMIT}`, {
    method: 'POST',
    headers: { 'x-st1-locale': 'fi-FI' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(422)
  expect(await submissions(site)[0]?.json()).toEqual(body)
})
