import { expect, test } from 'vitest'
import { isSafeExternalUrl } from '#shared/navigation/external-url.ts'

test.each([
  ...'https://www.st1.se http://st1.no/ HTTPS://ST1.NO/A https://st1.fi?a https://st1.fi#a'.split(
    ' ',
  ),
  ...'https://st1.fi/a/b.html?c=d&e=%20#f https://st1.fi:8443/a https://st1.fi/a//b'.split(' '),
  ...'http://localhost:8788/login?returnUrl=http%3A%2F%2Flocalhost%3A8787%2F'.split(' '),
  ...'http://127.0.0.1:8788/ http://[::1]:8788/ https://räksmörgås.se/smörgås'.split(' '),
  ...'https://medium.com/@st1 https://st1.fi/?next=//evil.com'.split(' '),
])('an absolute http(s) address is safe: %s (§5)', (url) => {
  expect(isSafeExternalUrl(url)).toBe(true)
})

test.each([
  '',
  ...'/a a www.st1.fi //st1.fi https: https:// https:///st1.fi https:st1.fi https://#a'.split(' '),
  ...'https://.fi https://st1.fi: https://st1.fi:99999 https://st1.fi:80a'.split(' '),
  ...'https://%65vil.com https://st1。fi'.split(' '),
])('an address is refused that is not absolute and complete: %j (§5)', (url) => {
  expect(isSafeExternalUrl(url)).toBe(false)
})

test.each([
  ...'javascript:alert(1) java\tscript:alert(1) javascript://st1.fi/%0Aalert(1)'.split(' '),
  ...'javascript:https://st1.fi ftp://st1.fi mailto:a@st1.fi xhttps://st1.fi'.split(' '),
  'https&#58;//st1.fi',
])('an address with an unsafe protocol is refused: %j (§5)', (url) => {
  expect(isSafeExternalUrl(url)).toBe(false)
})

test.each([
  ' https://st1.fi',
  'https://st1.fi/a b',
  'ht\ntps://st1.fi',
  'https://st1.fi/\r\nSet-Cookie:a',
  'https://st1.fi\u0000',
  'https://st1.fi/\u00a0',
  'https://st1.fi/\u202egpj.exe',
  'https://st1\u200b.fi',
  'https://st1.fi/\ud800',
  ...String.raw`https://st1.fi\@evil.com https:\\st1.fi https://st1.fi/a\b`.split(' '),
  ...'https://user:secret@st1.fi https://st1.fi@evil.com/ https://st1.fi:80@evil.com'.split(' '),
])('an address that misleads is refused: %j (§5)', (url) => {
  expect(isSafeExternalUrl(url)).toBe(false)
})

test('a megabyte of text is checked', () => {
  for (const part of ['a', 'a.', '1:', '@', '[', '[:', '-'])
    expect(isSafeExternalUrl(`https://${part.repeat(500_000)}!`)).toBe(false)
})
