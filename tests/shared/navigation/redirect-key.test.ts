import { expect, test } from 'vitest'
import { foldRedirectKey, redirectKey } from '#shared/navigation/redirect-rule.ts'

test.each([
  ['/', '/'],
  ['/a', '/a'],
  ['/a/', '/a'],
  ['//a///b//', '/a/b'],
  ['/p%C3%A4%20iv', '/pä iv'],
  ['/pa\u0308', '/pä'],
  ['/100%', '/100%'],
  ['/%E4iti', '/%E4iti'],
  ['/%E4%C3%A4', '/%E4ä'],
  ['/%00', '/%00'],
  ['/__proto__', '/__proto__'],
  ['/a@st1.fi', '/a@st1.fi'],
  ['', undefined],
  ['a', undefined],
  ['.', undefined],
  ['..', undefined],
  [`/${'a'.repeat(511)}`, `/${'a'.repeat(511)}`],
  [`/${'a'.repeat(512)}`, undefined],
  [`/${'ä'.repeat(256)}`, undefined],
  [`/${'%C3%A4'.repeat(255)}`, `/${'ä'.repeat(255)}`],
  [`/${'%'.repeat(16_000)}`, undefined],
])('the key of a path is decoded, in NFC, without extra slashes (§2.3): %j → %j', (path, key) => {
  expect(redirectKey(path)).toBe(key)
})

test.each(['/a', '/pä iv', '/100%', '/%E4ä', '/A/B'])('the key of a key is the same: %s', (key) => {
  expect(redirectKey(key)).toBe(key)
})

test('the folded key ignores letter case', () => {
  expect(foldRedirectKey('/ÄITI/Kampanja')).toBe('/äiti/kampanja')
})
