import { describe, expect, test } from 'vitest'
import {
  contentService,
  LAYOUT_ENDPOINT,
  PAGE_ENDPOINT,
  pageResponse,
  redirectPage,
} from '../content-service.ts'
import { openSite } from '../site.ts'

const pages = {
  '/': pageResponse('Landing'),
  '/x': pageResponse('Page'),
  '/list': redirectPage('/target'),
}

describe('{path}/_payload.json has the same result as the page', () => {
  const finnish = { locale: 'fi-FI', prefix: '/fi-FI' }
  const swedish = { locale: 'sv-SE', prefix: '/sv-SE' }

  test.each([
    ['/_payload.json', finnish, 'Landing'],
    ['/x/_payload.json', finnish, 'Page'],
    ['/sv-SE/_payload.json', swedish, 'Landing'],
    ['/sv-SE/x/_payload.json', swedish, 'Page'],
  ])('of a page: %s', async (address, addressing, title) => {
    const response = await openSite(contentService(pages)).ask(address)
    const result = { kind: 'page', page: { content: { title } } }
    expect(await response.json()).toMatchObject({ addressing, result })
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  test.each([
    ['/list/_payload.json?a=1', '/target', false],
    ['/sv-SE/list/_payload.json', '/sv-SE/target', false],
    ['/old/_payload.json?a=1', '/new?a=1', false],
    ['/out/_payload.json', 'https://www.st1.se/', true],
  ])('of a redirect: %s', async (address, location, external) => {
    const { ask, publish } = openSite(contentService(pages))
    await publish('/old /new\n/out https://www.st1.se/')
    const response = await ask(address)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      result: { kind: 'redirect', location, external },
    })
  })

  test('of a missing page', async () => {
    const response = await openSite(contentService(pages)).ask('/nowhere/_payload.json')
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { result: { kind: 'error', status: 404, path: '/nowhere' } },
    ])
  })
})

test('an error is inside a 200 response', async () => {
  const { ask } = openSite({
    [LAYOUT_ENDPOINT]: () => Response.json({}),
    [PAGE_ENDPOINT]: () => new Response(null, { status: 503 }),
  })
  const response = await ask('/x/_payload.json')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    result: { kind: 'error', status: 503, path: '/x' },
  })
})

test('a payload of a preview is also a preview, and is not stored', async () => {
  const { ask, requests } = openSite(contentService(pages))
  await ask('/preview/x/_payload.json')
  await ask('/preview/x/_payload.json')
  const asked = requests.filter(({ url }) => url.includes(PAGE_ENDPOINT))
  expect(asked.map(({ headers }) => headers.get('x-st1-preview'))).toEqual(['true', 'true'])
})

test('on a bound host the prefix of another locale redirects, as for the page', async () => {
  const { ask } = openSite(contentService(pages), {
    LOCALE_DOMAINS: { 'st1.fi': 'fi-FI', 'st1.se': 'sv-SE' },
  })
  expect(await (await ask('https://st1.fi/sv-SE/x/_payload.json?a=1')).json()).toEqual({
    addressing: { locale: 'fi-FI', prefix: '' },
    result: { kind: 'redirect', location: 'https://st1.se/x?a=1', external: true },
  })
})
