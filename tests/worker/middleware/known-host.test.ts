import { describe, expect, test } from 'vitest'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite } from '../site.ts'

const DOMAINS = {
  LOCALE_DOMAINS: { 'st1.se': 'sv-SE', 'st1.fi': 'fi-FI', 'localhost:8787': 'no-NO' },
}
const content = contentService({ '/x': pageResponse('Page') })

describe('with LOCALE_DOMAINS, one 307 leads from any other host to the default site, with path and query', () => {
  test.each([
    ['http://evil.test/x?a=1', 'http://st1.fi/x?a=1'],
    ['https://www.evil.test//x/', 'https://st1.fi/x'],
    ['https://www.co.uk/x', 'https://st1.fi/x'],
    ['https://st1.fi.evil.test/x', 'https://st1.fi/x'],
    ['https://evilst1.fi/x', 'https://st1.fi/x'],
    ['https://site.workers.dev/sitemap.xml', 'https://st1.fi/sitemap.xml'],
    ['http://192.168.1.2/', 'http://st1.fi/'],
    ['http://[::1]:8787/x', 'http://st1.fi/x'],
    ['http://localhost:9999/x', 'http://st1.fi/x'],
    ['https://evil.test//st1.fi/x', 'https://st1.fi/st1.fi/x'],
  ])('%s → %s', async (address, location) => {
    const { ask, requests } = openSite(content, DOMAINS)
    const response = await ask(address)
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.get('cache-control'),
    ]).toEqual([307, location, 'no-store'])
    expect(requests).toEqual([])
  })
})

test.each([
  ['https://www.st1.fi/x/', 'https://st1.fi/x'],
  ['https://www.www.st1.se/x', 'https://st1.se/x'],
])('www. is removed for a configured host: %s → %s', async (address, location) => {
  expect((await openSite(content, DOMAINS).ask(address)).headers.get('location')).toBe(location)
})

test.each([
  'https://st1.fi/x',
  'https://ST1.FI/x',
  'https://st1.fi./x',
  'https://st1.fi:8443/x',
  'http://localhost:8787/x',
])('a configured host shows the site in any spelling: %s', async (address) => {
  expect((await openSite(content, DOMAINS).ask(address)).status).toBe(200)
})

test.each(['/x', '/proxy/digital-order/v1/orders/initialize', '/reports'])(
  'POST %s on another host is 421, and no backend is called',
  async (path) => {
    const { ask, requests } = openSite(content, DOMAINS)
    expect((await ask(`https://evil.test${path}`, { method: 'POST', body: '{}' })).status).toBe(421)
    expect(requests).toEqual([])
  },
)

test('a health check works on any host', async () => {
  expect((await openSite(content, DOMAINS).ask('http://10.0.0.7/_health')).status).toBe(200)
})

test('without LOCALE_DOMAINS every host shows the site', async () => {
  for (const host of ['localhost:8787', 'preview.test', '192.168.1.2'])
    expect((await openSite(content).ask(`http://${host}/x`)).status).toBe(200)
})

test('canonical, og:url, og:image and the sitemap follow the configuration, not the Host header', async () => {
  const { ask } = openSite(content, DOMAINS)
  for (const host of ['st1.fi', 'st1.fi.', 'st1.fi:8443']) {
    const html = await (await ask(`https://${host}/x`)).text()
    expect(html).toContain('<link rel="canonical" href="https://st1.fi/x"')
    expect(html).toContain('content="https://st1.fi/og-default.png"')
    expect(html).toContain('"siteOrigin":"https://st1.fi"')
    expect(html).not.toMatch(/st1\.fi[.:]/)
    expect(await (await ask(`https://${host}/robots.txt`)).text()).toContain(
      'Sitemap: https://st1.fi/sitemap.xml',
    )
    expect(await (await ask(`https://${host}/sitemap.xml`)).text()).not.toMatch(/st1\.fi[.:]/)
  }
})
