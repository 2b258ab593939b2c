import { expect, test } from 'vitest'
import { isSafeHref } from '#shared/navigation/external-url.ts'

test.each([
  ...'/ /a /a/ä?b=c#d /a//b /asiakaspalvelu@st1.fi /javascript:alert(1)'.split(' '),
  ...'?service=MAIN #opening-hours https://www.st1.se/a http://st1.no'.split(' '),
  ...'MAILTO:a@st1.fi tel:*100# sms:+46701234567'.split(' '),
  '/a b',
  'mailto:asiakaspalvelu@st1.fi?subject=Hei hei',
  'tel:+358 10 557 11',
])('a link in content may lead to %s', (url) => {
  expect(isSafeHref(url)).toBe(true)
})

test.each([
  ...'a st1.fi //evil.com ///evil.com mailto: mailto://evil.com tel: https:st1.fi'.split(' '),
  ...'https://user:secret@st1.fi ftp://st1.fi file:///etc/passwd whatsapp://send'.split(' '),
  ...String.raw`/\evil.com \/evil.com \\evil.com`.split(' '),
  '',
  ' /a',
  '/\t/evil.com',
  '/\n/evil.com',
  '/a\r\nb',
  '/a\u0000',
  '/a\u202eb',
  'mailto: a@st1.fi',
])('an unsafe link is refused: %j (§5, §8)', (url) => {
  expect(isSafeHref(url)).toBe(false)
})

test.each([
  ...'javascript:alert(1) JAVASCRIPT:alert(1) javascript%3Aalert(1) jａvascript:alert(1)'.split(
    ' ',
  ),
  ...'javascript&colon;alert(1) javascript&#58;alert(1)'.split(' '),
  ...'&#106;avascript:alert(1) &#x6A;avascript:alert(1) vbscript:msgbox(1)'.split(' '),
  ...'view-source:https://st1.fi feed:javascript:alert(1)'.split(' '),
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\u00adscript:alert(1)',
  'javascript\t:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
])('a script is refused in every spelling: %j (§5)', (url) => {
  expect(isSafeHref(url)).toBe(false)
})
