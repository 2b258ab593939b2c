import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

test.each([
  '/favicon.svg',
  '/favicon.ico',
  '/og-default.png',
  '/icon-192.png',
  '/images/logo.svg',
  '/builds/latest.json',
])('browsers must not guess the type of the file %s', async (path) => {
  const file = await env.ASSETS.fetch(`http://st1.test${path}`)
  expect([file.status, file.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
})

test.each([
  ['packages.md', ['react-dom', 'valtio', 'MIT License']],
  ['more.txt', ['SIL OPEN FONT LICENSE Version 1.1', 'MapLibre contributors']],
  ['icons.txt', ['Lucide']],
])('the licences of shipped software are included: %s', async (file, words) => {
  const text = await (await env.ASSETS.fetch(`http://st1.test/licenses/${file}`)).text()
  for (const word of words) expect(text).toContain(word)
})
