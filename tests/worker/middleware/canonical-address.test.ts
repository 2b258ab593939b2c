import { describe, expect, test } from 'vitest'
import { canonicalUrl } from '#shared/navigation/canonical-url.ts'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite } from '../site.ts'

describe('one 307 removes a trailing slash and www. and keeps the query (§2.3)', () => {
  test.each([
    ['http://st1.test/yksityisille/', 'http://st1.test/yksityisille'],
    ['http://st1.test/yksityisille//', 'http://st1.test/yksityisille'],
    ['http://st1.test//yksityisille', 'http://st1.test/yksityisille'],
    ['http://www.st1.test/yksityisille', 'http://st1.test/yksityisille'],
    ['http://www.st1.test/', 'http://st1.test/'],
    ['http://www.www.st1.test/x', 'http://st1.test/x'],
    ['https://www.st1.test/a/b/?utm=1&x=%C3%A4', 'https://st1.test/a/b?utm=1&x=%C3%A4'],
    ['http://st1.test/x/?', 'http://st1.test/x'],
    ['http://st1.test/x/??a=/b/&&=', 'http://st1.test/x??a=/b/&&='],
    ['http://st1.test/x/?next=//evil.com/', 'http://st1.test/x?next=//evil.com/'],
    ['http://www.st1.test:8787/x/', 'http://st1.test:8787/x'],
    ['http://www.localhost:8787/x/', 'http://localhost:8787/x'],
    ['http://[::1]:8787/x/', 'http://[::1]:8787/x'],
    ['http://192.168.1.2/x/', 'http://192.168.1.2/x'],
    ['http://st1.test/sv-SE/', 'http://st1.test/sv-SE'],
  ])('%s → %s', async (address, location) => {
    const { ask } = openSite({})
    const response = await ask(address)
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe(location)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(canonicalUrl(new URL(location))).toBeUndefined()
  })
})

describe('no path changes the host of the Location (§2.3)', () => {
  test.each([
    ...'//evil.com/ //evil.com ///evil.com// /\\evil.com/ /\\/evil.com/ /%5Cevil.com/'.split(' '),
    ...'/%5C%5Cevil.com/ /%2F%2Fevil.com/ /%2f/evil.com/ /// // /./ /.//evil.com/'.split(' '),
    ...'/..//evil.com/ /x/..//evil.com/ /%2e%2e//evil.com/ /%09/evil.com/ /;//evil.com/'.split(' '),
    ...'/@evil.com/ //evil.com@st1.test/ //evil.com:80/ //[::1]/ //%65vil.com/'.split(' '),
    ...'/http://evil.com/ /https:/evil.com/ /%0d%0aLocation:%20http://evil.com/'.split(' '),
    '/%E2%80%AE//evil.com/',
  ])('%s', async (path) => {
    const { ask } = openSite(contentService({ '/': pageResponse('Etusivu') }))
    let address = `http://st1.test${path}`
    for (let hop = 0; hop < 3; hop++) {
      const response = await ask(address)
      expect(response.status).toBeLessThan(500)
      const location = response.headers.get('location')
      if (location === null) return
      expect(new URL(location).host).toBe('st1.test')
      expect(location).not.toMatch(/^http:\/\/st1\.test\/[/\\]/)
      address = location
    }
    expect.unreachable('three redirects for one address')
  })
})

test('HEAD is redirected to the canonical address, POST is not', async () => {
  const { ask } = openSite({})
  expect((await ask('/x/', { method: 'HEAD' })).status).toBe(307)
  expect((await ask('/x/', { method: 'POST' })).status).toBe(405)
})

test('the redirect calls no backend', async () => {
  const { ask, requests } = openSite({})
  await ask('/x/')
  expect(requests).toEqual([])
})

test('a host that only begins like www. is not changed', () => {
  expect(canonicalUrl(new URL('http://wwwst1.test/x'))).toBeUndefined()
  expect(canonicalUrl(new URL('http://www.test/x'))).toBeUndefined()
})
