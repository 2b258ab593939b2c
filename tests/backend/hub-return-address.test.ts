import { expect, test } from 'vitest'
import { safeReturnAddress } from '../../backend/hub/hub-address.ts'
import { siteOrigins } from '../../backend/env.ts'

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
])('%s is a place to return to', (address) => {
  expect(safeReturnAddress(address, PLACES)).toBe(address)
})

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
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
  ['no address', 'https://'],
  ['a page of the hub that is no account', 'https://tili.example.fi/api/v1/logout'],
  ['the hub’s login, which would turn in circles', 'https://tili.example.fi/login/fi'],
  ['an account page by a way around', 'https://tili.example.fi/account/fi/../../api/v1/logout'],
  ['more than anybody needs', `https://www.example.fi/${'a'.repeat(5_000)}`],
])('%s leads to the first site instead', (_name, address) => {
  expect(safeReturnAddress(address, PLACES)).toBe('https://www.example.fi/')
})

test('what comes out is an address as browsers read it, without line breaks', () => {
  expect(safeReturnAddress('https://www.example.fi/a\r\nSet-Cookie: x=1', PLACES)).toBe('https://www.example.fi/aSet-Cookie:%20x=1')
})

test('no site at all is a mistake of the configuration', () => {
  expect(() => siteOrigins(' ')).toThrow('SITE_ORIGINS')
})
