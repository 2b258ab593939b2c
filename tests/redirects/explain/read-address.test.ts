import { expect, test } from 'vitest'
import { readAddress } from '#redirects/explain/read-address.ts'

const SITE = 'https://st1.fi'

test.each([
  ['/x', 'https://st1.fi/x'],
  ['x', 'https://st1.fi/x'],
  ['', undefined],
  ['?q=1', 'https://st1.fi/?q=1'],
  ['lomake.html', 'https://st1.fi/lomake.html'],
  ['  https://www.st1.fi/x?a=1#h \n', 'https://www.st1.fi/x?a=1#h'],
  ['www.st1.fi/x', 'https://www.st1.fi/x'],
  ['www.st1.fi', 'https://www.st1.fi/'],
  ['st1.fi/x', 'https://st1.fi/x'],
  ['localhost:8787/x', 'https://localhost:8787/x'],
  ['//st1.se/x', 'https://st1.se/x'],
  ['"/x"', 'https://st1.fi/x'],
  ['<https://st1.fi/x>', 'https://st1.fi/x'],
  ['”/x”,', 'https://st1.fi/x'],
  ['[the old page](https://st1.fi/x)', 'https://st1.fi/x'],
  ['\u200b/x\u200b', 'https://st1.fi/x'],
  ['/a b/päivä', 'https://st1.fi/a%20b/p%C3%A4iv%C3%A4'],
  ['/p%C3%A4iv%C3%A4', 'https://st1.fi/p%C3%A4iv%C3%A4'],
  ['/__proto__', 'https://st1.fi/__proto__'],
  ['mailto:a@b.test', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
])('%j is read as %s', (pasted, href) => {
  expect(readAddress(pasted, SITE)?.href).toBe(href)
})
