import { expect, test } from 'vitest'
import { maskPath, maskText } from '#shared/privacy/mask-emails.ts'

test.each([
  ['/a/me@mail.fi/b', '/a/***/b'],
  ['/me%40mail.fi', '/***'],
  ['/me%252540mail.fi', '/***'],
  [`/cms/my-pages/${'0a'.repeat(32)}/cards`, '/cms/my-pages/***/cards'],
  ['/asemahaku', '/asemahaku'],
])('the path %s is logged as %s', (path, told) => {
  expect(maskPath(path)).toBe(told)
})

test.each([
  ['no user me@mail.fi here', 'no user *** here'],
  ['call +358 40 123 4567 now', 'call *** now'],
  ['code ST1-AB12-CD34 used', 'code *** used'],
  ['at https://a.fi/assets/site.js:2:145678', 'at https://a.fi/assets/site.js:2:145678'],
  ['at f (https://a.fi/tilaus?orderId=1&signature=x:1:2)', 'at f (https://a.fi/tilaus:1:2)'],
  [
    'at f (https://a.fi/login?returnUrl=https://b.fi/tilaus?signature=x:1:2)',
    'at f (https://a.fi/login:1:2)',
  ],
  ['at https://a.fi/tilaus?token=a)b:secret', 'at https://a.fi/tilaus'],
  ['at https://a.fi/tilaus?token=a:secret:12:5', 'at https://a.fi/tilaus:12:5'],
  ['at https://a.fi/kassa#access=secret:12:5', 'at https://a.fi/kassa:12:5'],
  ['no page /tilaus%3Fsignature=x', 'no page /tilaus'],
  [`session ${'0a'.repeat(32)} has ended`, 'session *** has ended'],
  [
    "Cannot read properties of undefined (reading 'x')",
    "Cannot read properties of undefined (reading 'x')",
  ],
  ['one\n  at two', 'one\n  at two'],
])('the text %j is logged as %j', (text, told) => {
  expect(maskText(text)).toBe(told)
})

test('a hostile text is masked fast', () => {
  const start = performance.now()
  for (const part of ['@', '1', '1 ', '?', ':1', 'a', 'a1', 'ST1-', ' '])
    maskText(part.repeat(20_000))
  expect(performance.now() - start).toBeLessThan(1_000)
})
