import { expect, test } from 'vitest'
import { siteOrigins } from '../../backend/env.ts'
import { safeReturnAddress } from '../../backend/hub/hub-address.ts'

const PLACES = {
  sites: siteOrigins('https://www.example.fi  https://www.example.se http://localhost:8787'),
  hub: 'https://tili.example.fi',
}

test.each([
  'https://www.example.fi/',
  'https://www.example.fi/omat-sivut?view=orders#newest',
  'https://www.example.se/mina-sidor',
  'http://localhost:8787/en-EU/my-pages',
  'https://tili.example.fi/account/fi?returnUrl=https%3A%2F%2Fwww.example.fi%2F',
])('%s is a valid return address', (address) => {
  expect(safeReturnAddress(address, PLACES)).toBe(address)
})

test.each([
  ['no address', undefined],
  ['empty text', ''],
  ['a path', '/omat-sivut'],
  ['two slashes', '//evil.example/'],
  ['a backslash', '/\\evil.example/'],
  ['backslashes for slashes', 'https:\\\\evil.example/'],
  ['another site', 'https://evil.example/'],
  ['a site as part of another host', 'https://www.example.fi.evil.example/'],
  ['a host that ends like a site', 'https://evil-www.example.fi/'],
  ['a site as user name', 'https://www.example.fi@evil.example/'],
  ['a site as user name, by backslash', 'https://evil.example\\@www.example.fi/'],
  ['user information before a site', 'https://aino:salasana@www.example.fi/'],
  ['another port', 'https://www.example.fi:8443/'],
  ['another port of this machine', 'http://localhost:9999/'],
  ['another scheme', 'http://www.example.fi/'],
  ['a script', 'javascript:alert(1)//https://www.example.fi/'],
  ['a script behind white space', ' \tjavascript:alert(1)'],
  ['data', 'data:text/html,https://www.example.fi/'],
  ['a line break in the scheme', 'java\nscript:alert(1)'],
  ['text that is not an address', 'https://'],
  ['another page of the hub', 'https://tili.example.fi/api/v1/logout'],
  ['the hub’s login, which would be a loop', 'https://tili.example.fi/login/fi'],
  [
    'an account page through another path',
    'https://tili.example.fi/account/fi/../../api/v1/logout',
  ],
  ['an address that is too long', `https://www.example.fi/${'a'.repeat(5_000)}`],
])('%s is replaced by the first site', (_name, address) => {
  expect(safeReturnAddress(address, PLACES)).toBe('https://www.example.fi/')
})

test('the result is normalised as in a browser, without line breaks', () => {
  expect(safeReturnAddress('https://www.example.fi/a\r\nSet-Cookie: x=1', PLACES)).toBe(
    'https://www.example.fi/aSet-Cookie:%20x=1',
  )
})

test('an empty list of sites is a configuration error', () => {
  expect(() => siteOrigins(' ')).toThrow('SITE_ORIGINS')
})
