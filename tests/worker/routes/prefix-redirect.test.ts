import { afterEach, expect, test, vi } from 'vitest'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite } from '../site.ts'

afterEach(() => void vi.restoreAllMocks())

async function siteOf(table: string) {
  const site = openSite(contentService({ '/': pageResponse('Etusivu'), '/uusi': pageResponse('Uusi') }))
  await site.publish(table)
  return site
}

test('a path below a prefix is redirected with 307, together with its rest and the query (§2.3)', async () => {
  const { ask, origin } = await siteOf('/vanha/*  /uusi/:splat?lahde=vanha#alku')
  const response = await ask('/fi-FI/vanha/K%C3%A4yt%C3%B6s/2?sivu=3')
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe(`${origin}/fi-FI/uusi/K%C3%A4yt%C3%B6s/2?lahde=vanha&sivu=3#alku`)
})

test.each([
  '/juuri/%2F%2Fevil.com',
  '/juuri/%5C%5Cevil.com',
  '/juuri/%5cevil.com',
  '/juuri/@evil.com',
  '/juuri/:80@evil.com',
  '/juuri/https:%2F%2Fevil.com',
  '/juuri/%09/evil.com',
  '/juuri/%0d%0aSet-Cookie:%20x=y',
  '/juuri/%250d%250aSet-Cookie:%20x=y',
  '/juuri/%252e%252e/%252e%252e/evil.com',
  '/juuri/%ff%00',
])('no text after the prefix changes the host or adds a header: %s', async (path) => {
  const site = await siteOf('/juuri/*  /:splat\n/vie/*  https://kumppani.fi/sivut/:splat')
  const inside = await site.ask(`/fi-FI${path}`)
  const location = inside.headers.get('location')
  if (location !== null) expect(new URL(location).origin).toBe(site.origin)
  expect(inside.headers.get('set-cookie') ?? '').not.toContain('x=y')
  expect([307, 404]).toContain(inside.status)
  const outside = (await site.ask(`/fi-FI${path.replace('/juuri', '/vie')}`)).headers.get('location')
  if (outside !== null) expect(outside).toMatch(/^https:\/\/kumppani\.fi\/sivut\//)
})

test('a prefix rule to a path below itself ends with 404 instead of a loop', async () => {
  const { ask } = await siteOf('/vanha/*  /vanha/uusi/:splat')
  expect((await ask('/fi-FI/vanha/x')).status).toBe(404)
})

test('a prefix rule to a page below it shows the page', async () => {
  const { ask } = await siteOf('/*  /uusi')
  expect((await ask('/fi-FI/uusi')).status).toBe(200)
  expect((await ask('/fi-FI/muu')).status).toBe(307)
})
