import { expect, test } from 'vitest'
import { wordsOfPath } from '#client/errors/error-page.block.tsx'

test.each([
  ['/yksityisille/auto-pesukortti', 'auto pesukortti'],
  ['/vanha/Hinnasto_2024.html', 'Hinnasto 2024'],
  ['/lämmitys%20öljy', 'lämmitys 20öljy'],
  ['/a/b//', 'b'],
  ['/<script>', 'script'],
  ['/', ''],
  [`/${'x-'.repeat(500)}`, 'x '.repeat(50)],
])('the wrong path %.30s is searched for as %.30j', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})
