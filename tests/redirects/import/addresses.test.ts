import { expect, test } from 'vitest'
import { oldAddress } from '#redirects/import/addresses.ts'

const OURS = {
  hosts: { 'fi.example.com': 'fi-FI' },
  ownHosts: ['www.st1.fi', 'www.st1.com', 'www.st1.se'],
} as const

test.each([
  ['https://www.st1.fi/lataus', '/lataus', 'host'],
  ['http://st1.fi/lataus', '/lataus', 'host'],
  ['//st1.fi/lataus', '/lataus', 'host'],
  ['st1.fi/kortit', '/kortit', 'host'],
  ['WWW.ST1.FI', '/', 'host'],
  ['/asemahaku?city=Tampere', '/asemahaku', 'query'],
  ['/a#b', '/a', 'query'],
  ['/Tankkaus/Hinnat', '/tankkaus/hinnat', 'case'],
  ['/P%C3%A4iv%C3%A4', '/p%C3%A4iv%C3%A4', 'case'],
  ['/Ä', '/ä', 'case'],
  ['/a/', '/a', 'slash'],
  ['/Old/*', '/old/*', 'case'],
  ['https://www.st1.com/Foo/?x#y', '/foo', 'host query case slash'],
  ['/a', '/a', ''],
  ['/', '/', ''],
  // without its query it would be the front page
  ['/?p=123', '/?p=123', ''],
  ['?p=123', '?p=123', ''],
  ['', '', ''],
  ['kortit', 'kortit', ''],
  ['https://fi.example.com/a', '/a', 'host'],
])('%j becomes %j', (written, path, mended) => {
  expect(oldAddress(written, OURS)).toMatchObject({
    path,
    mended: mended.split(' ').filter((mend) => mend !== ''),
  })
})

test('the host names the table', () => {
  expect(
    ['www.st1.se/a', 'https://st1.fi/a', 'https://fi.example.com/a', 'www.st1.com/a', '/a'].map(
      (address) => ({ locale: undefined, ...oldAddress(address, OURS) }).locale,
    ),
  ).toEqual(['sv-SE', 'fi-FI', 'fi-FI', undefined, undefined])
})
