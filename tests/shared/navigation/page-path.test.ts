import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'

test.each(['', '/', '//', '///'])('an empty path means the root: %j (§2.1)', (pathname) => {
  expect(parsePagePath(pathname)).toStrictEqual({ path: '/', preview: false })
})

test.each([
  ['/preview', { path: '/', preview: true }],
  ['/preview/', { path: '/', preview: true }],
  ['/preview/a/b', { path: '/a/b', preview: true }],
  ['/previews', { path: '/previews', preview: false }],
  ['/Preview/a', { path: '/Preview/a', preview: false }],
  ['/a/preview', { path: '/a/preview', preview: false }],
  ['/preview/preview/a', { path: '/preview/a', preview: true }],
])('a leading segment preview switches to preview mode: %s (§2.1)', (pathname, expected) => {
  expect(parsePagePath(pathname)).toStrictEqual(expected)
})

test.each(LOCALE_CODES)('a leading locale segment is removed: %s (§2.1)', (locale) => {
  expect(parsePagePath(`/${locale}`)).toStrictEqual({ path: '/', locale, preview: false })
  expect(parsePagePath(`/${locale}/a/b/`)).toStrictEqual({ path: '/a/b', locale, preview: false })
  expect(parsePagePath(`/${locale.toLowerCase()}/a`)).toStrictEqual({
    path: '/a',
    locale,
    preview: false,
  })
  expect(parsePagePath(`/${locale.toUpperCase()}/a`)).toStrictEqual({
    path: '/a',
    locale,
    preview: false,
  })
})

test.each([
  ['/preview/sv-SE/x', { path: '/x', locale: 'sv-SE', preview: true }],
  ['/sv-SE/preview/x', { path: '/x', locale: 'sv-SE', preview: true }],
  ['/sv-SE/preview', { path: '/', locale: 'sv-SE', preview: true }],
  ['/sv-SE/fi-FI/x', { path: '/fi-FI/x', locale: 'sv-SE', preview: false }],
  ['/preview/sv-SE/preview/fi-FI', { path: '/preview/fi-FI', locale: 'sv-SE', preview: true }],
  ['/x/sv-SE', { path: '/x/sv-SE', preview: false }],
  ['/sv', { path: '/sv', preview: false }],
  ['/de-DE/x', { path: '/de-DE/x', preview: false }],
])(
  'preview and locale are removed once, in either order, only at the start: %s',
  (pathname, expected) => {
    expect(parsePagePath(pathname)).toStrictEqual(expected)
  },
)

test.each([
  ['/a//b///c', '/a/b/c'],
  ['/a/b/', '/a/b'],
  ['a/b', '/a/b'],
  ['/a%20b', '/a b'],
  ['/p%C3%A4%C3%A4', '/pää'],
  ['/pa%CC%88', '/pä'],
  ['/pa\u0308', '/pä'],
  ['/%e2%82%ac/%F0%9F%92%B6', '/€/💶'],
  ['/100%25', '/100%'],
  ['/%2541', '/%41'],
  ['/asiakaspalvelu%40st1.fi', '/asiakaspalvelu@st1.fi'],
  ['/%73v-SE/x', '/x'],
])('the path is decoded, NFC, without double slashes: %s → %s', (pathname, path) => {
  expect(parsePagePath(pathname).path).toBe(path)
})

test.each([
  ['/%', '/%'],
  ['/%ZZ', '/%ZZ'],
  ['/%E4', '/%E4'],
  ['/p%E4%C3%A4', '/p%E4ä'],
  ['/%C3', '/%C3'],
  ['/%C0%AF', '/%C0%AF'],
  ['/%E0%80%AF', '/%E0%80%AF'],
  ['/%ED%A0%80', '/%ED%A0%80'],
  ['/%F5%80%80%80', '/%F5%80%80%80'],
  ['/%F4%90%80%80', '/%F4%90%80%80'],
  ['/%u00e4', '/%u00e4'],
  ['/ok%20%FF%20ok', '/ok %FF ok'],
])('a malformed encoding is not changed: %s', (pathname, path) => {
  expect(parsePagePath(pathname).path).toBe(path)
})

describe('no path leads to another host or into a header', () => {
  test.each([
    ['//evil.com', '/evil.com'],
    ['/%2F%2Fevil.com/', '/evil.com'],
    ['/%2f/evil.com', '/evil.com'],
    [String.raw`/\evil.com`, '/evil.com'],
    ['/%5Cevil.com', '/%5Cevil.com'],
    ['/preview//evil.com', '/evil.com'],
    ['/sv-SE//evil.com', '/evil.com'],
    ['/%00', '/%00'],
    ['/a%0D%0ALocation:%20x', '/a%0D%0ALocation: x'],
    ['/%09/evil.com', '/%09/evil.com'],
    ['/%7F%C2%85', '/%7F%C2%85'],
  ])('%s → %s', (pathname, path) => {
    expect(parsePagePath(pathname).path).toBe(path)
    expect(new URL(path, 'https://st1.fi').host).toBe('st1.fi')
  })
})

test('an octet is decoded if it is valid UTF-8 and neither a control character nor a backslash', () => {
  for (let octet = 0; octet < 256; octet++) {
    const encoded = `%${octet.toString(16).padStart(2, '0')}`
    const kept = octet < 0x20 || octet >= 0x7f || octet === 0x5c
    const text = octet === 0x2f ? '' : String.fromCharCode(octet)
    expect(parsePagePath(`/x${encoded}`).path).toBe(`/x${kept ? encoded : text}`)
  }
})

test('every character except control characters survives encoding and decoding', () => {
  for (let code = 0xa0; code < 0x11_0000; code += code < 0x3000 ? 1 : 37) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const character = String.fromCodePoint(code)
    expect(parsePagePath(`/x${encodeURIComponent(character)}`).path).toBe(
      `/x${character}`.normalize('NFC'),
    )
  }
})

test.each(['%', '%FF', '%C3', '/', '%2F', 'preview/', 'sv-SE/', '\u0000', '\ud800', '%F0%9F'])(
  'sixteen kilobytes of %j never throw',
  (part) => {
    expect(parsePagePath('/' + part.repeat(16_384 / part.length)).path).toMatch(/^\//)
  },
)
