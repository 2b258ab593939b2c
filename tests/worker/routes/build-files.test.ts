import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { fakeClock } from '../fake-clock.ts'
import { openSite } from '../site.ts'

const site = openSite({})

test('a file of another build comes from the store of deployments, as immutable', async () => {
  await env.BUILD_FILES.put('assets/site-0123abcd.js', 'export {}')
  const response = await site.ask('/assets/site-0123abcd.js')
  expect([response.status, await response.text()]).toEqual([200, 'export {}'])
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a file of the redirect desk comes from the same store', async () => {
  await env.BUILD_FILES.put('assets/desk/entry-0123abcd.js', 'export {}')
  expect((await site.ask('/assets/desk/entry-0123abcd.js')).status).toBe(200)
})

test.each([
  '/assets/never-built.js',
  '/assets/..%2Fsecret.js',
  '/assets/%00.js',
  '/assets/a/b.js',
  `/assets/${'x'.repeat(600)}.js`,
  '/assets/no-type',
  '/builds/meta/0123456789ab.json',
])('%s is a plain 404', async (path) => {
  const response = await site.ask(path)
  expect([response.status, await response.text()]).toEqual([404, 'Not Found'])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('without the namespace a file of another build is not found', async () => {
  await env.BUILD_FILES.put('assets/site-9.js', 'export {}')
  const response = await openSite({}, { BUILD_FILES: undefined }).ask('/assets/site-9.js')
  await response.body?.cancel()
  expect(response.status).toBe(404)
})

test.each([
  ['fails', () => Promise.reject(new Error('KV is down'))],
  ['hangs', () => new Promise(() => undefined)],
])('while KV %s such a file is not found, and the page retries', async (_, get) => {
  const broken = openSite({}, { BUILD_FILES: { get } })
  const response = await fakeClock().passTime(broken.ask('/assets/site-8.js'))
  expect([response.status, await response.text()]).toEqual([404, 'Not Found'])
  expect(broken.logged.map(({ event }) => event)).toContain('build-file-not-read')
})
