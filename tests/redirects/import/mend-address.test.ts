import { expect, test } from 'vitest'
import { mendAddress, MENDS } from '#redirects/import/mend-address.ts'
import { readImport } from '#redirects/import/read-import.ts'

const OWN = ['www.st1.fi', 'www.st1.com', 'www.st1.se']

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
  ['https://partner.example/a', 'https://partner.example/a', ''],
])('%j becomes %j', (written, address, needs) => {
  expect(mendAddress(written, OWN)).toMatchObject({
    address,
    needs: needs.split(' ').filter((need) => need !== ''),
  })
})

test('the host of a country names the table', () => {
  expect(
    ['www.st1.se/a', 'https://st1.fi/a', 'www.st1.com/a', '/a'].map(
      (address) => mendAddress(address, OWN).locale,
    ),
  ).toEqual(['sv-SE', 'fi-FI', undefined, undefined])
})

function read(text: string, mends?: readonly (typeof MENDS)[number][]) {
  const context = {
    locale: 'fi-FI' as const,
    hosts: { 'fi.example.com': 'fi-FI' as const },
    ownHosts: OWN,
  }
  const { rules, mendable, refused } = readImport(text, {
    ...context,
    ...(mends && { mends: new Set(mends) }),
  })
  return [
    rules.map(({ source }) => source),
    mendable.map(({ written, source, needs }) => [written, source, ...needs]),
    refused.map(({ fault }) => fault),
  ]
}

test('a line is mendable until all of its mends are chosen', () => {
  const text =
    '/a,/x\nhttps://www.st1.fi/B?c,/x\nhttps://fi.example.com/d,/x\nhttps://evil.example/e,/x\n'
  expect(read(text, [])).toEqual([
    ['/a', '/d'],
    [['https://www.st1.fi/B?c', '/b', 'host', 'query', 'case']],
    ['foreignHost'],
  ])
  expect(read(text, ['host', 'query'])).toEqual([
    ['/a', '/d'],
    [['https://www.st1.fi/B?c', '/b', 'case']],
    ['foreignHost'],
  ])
  expect(read(text, MENDS)).toEqual([['/a', '/b', '/d'], [], ['foreignHost']])
})

test('without a choice, capitals and slashes are allowed as in a table', () => {
  expect(read('/A/,/x\n/b?c,/x\n')).toEqual([['/A/'], [['/b?c', '/b', 'query']], []])
})

test('two lines that are the same after mending are in conflict', () => {
  const { rules } = readImport('/a?x=1,/x\n/a?x=2,/y\n', {
    locale: 'fi-FI',
    hosts: {},
    mends: new Set(MENDS),
  })
  expect(rules.map(({ source, rival }) => [source, rival])).toEqual([
    ['/a', 2],
    ['/a', 1],
  ])
})
