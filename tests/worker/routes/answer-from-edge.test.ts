import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { articleList, contentService, pageResponse } from '../content-service.ts'
import { countingSite } from '../counting-site.ts'
import { later } from '../fake-clock.ts'
import { renderings } from '../renderings.ts'
import { openSite } from '../site.ts'

const HOUR = 60 * 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('a cached page has the same Cache-Control, type and ETag, and no headers of the cache', async () => {
  const { site } = countingSite()
  const first = await site.ask('/x', { headers: { cookie: 'st1_locale=fi-FI' } })
  const copy = await site.ask('/x', { headers: { cookie: 'st1_locale=fi-FI' } })
  for (const name of [
    'cache-control',
    'content-type',
    'etag',
    'set-cookie',
    'content-security-policy',
  ]) {
    expect([name, copy.headers.get(name)]).toEqual([name, first.headers.get(name)])
  }
  expect([...copy.headers.keys()].filter((name) => name.startsWith('x-edge'))).toEqual([])
})

test('a page that the browser has is answered with 304 and no body', async () => {
  const { site } = countingSite()
  const etag = (await site.ask('/x')).headers.get('etag') ?? ''
  for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await site.ask('/x', { headers: { 'if-none-match': sent } })
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([
      304,
      '',
      etag,
    ])
  }
  expect((await site.ask('/x', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('HEAD is the page without its body', async () => {
  const { site } = countingSite()
  const response = await site.ask('/x', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('etag')).toBe((await site.ask('/x')).headers.get('etag'))
})

test('unchanged content is not rendered again, changed content is', async () => {
  const answers = { ...contentService({ '/x': pageResponse('One') }) }
  const site = openSite(answers)
  const etag = (await site.ask('/x')).headers.get('etag') ?? ''
  const render = renderings()
  later(2 * HOUR)
  await site.ask('/x')
  expect(render).not.toHaveBeenCalled()
  Object.assign(answers, contentService({ '/x': pageResponse('Two') }))
  later(2 * HOUR)
  expect(await (await site.ask('/x')).text()).toContain('Two')
  render.mockClear()
  Object.assign(answers, contentService({ '/x': pageResponse('One') }))
  later(2 * HOUR)
  expect(
    (await site.ask('/x', { headers: { 'if-none-match': etag } })).status,
    'known by its version alone',
  ).toBe(304)
  expect(render).not.toHaveBeenCalled()
})

test('another configuration changes the page at once, with the same content and build', async () => {
  const content = contentService({ '/x': pageResponse('Page') })
  const { ask, origin } = openSite(content, { THEME: 'yellow' })
  expect(await (await ask('/x')).text()).toContain('data-theme="yellow"')
  expect(await (await openSite(content, { THEME: 'blue' }).ask(`${origin}/x`)).text()).toContain(
    'data-theme="blue"',
  )
})

test('a page is rendered once for all queries that do not change it: unknown services, forms and lists, tracking', async () => {
  const { site, backend } = countingSite()
  for (const search of [
    '',
    '?sent=1',
    '?sent=x',
    '?service=',
    '?service=main',
    '?service=random',
    '?utm_source=a&sent=%00',
    '?page=2',
    '?page=999&page-2=7&page-9=2',
    '?x'.repeat(100),
  ]) {
    for (const suffix of ['', '/_payload.json'])
      expect((await site.ask(`/x${suffix}${search}`)).status).toBe(200)
  }
  expect(backend.version).toBe(1)
})

test('the thanks for a form also work with a cached page, and only on the page of the form', async () => {
  const form = {
    id: 'contact',
    fields: [{ name: 'name', label: 'Nimi', type: 'text' }],
    successTitle: 'Perillä',
  }
  const { site, backend } = countingSite({ body: [{ contentType: 'form', form }] })
  const text = async (search: string) => (await site.ask(`/x${search}`)).text()
  expect(await text('?sent=contact')).not.toContain('<form')
  const { version } = backend
  for (let time = 0; time < 3; time++) expect(await text('?sent=contact')).toContain('Perillä</')
  expect(await text('?sent=other')).toContain('<form')
  expect(await text('')).toContain('<form')
  expect(backend.version).toBe(version)
  expect((await site.ask('/x?sent=contact')).headers.has('x-edge-variants')).toBe(false)
})

test('a page after the end of an article list is the first page, and causes no call', async () => {
  const { answers, asked } = articleList(18)
  const { ask } = openSite(answers)
  for (const query of ['page=3', 'page=4', 'page=999', 'page-2=2', 'page=3&page-2=3', '']) {
    expect(await (await ask(`/artikkeli?${query}`)).text()).toContain('Article of page 1<')
  }
  for (const query of ['page=2', 'page=2&page-2=2', 'page-3=9&page=2']) {
    expect(await (await ask(`/artikkeli?${query}`)).text()).toContain('Article of page 2<')
  }
  expect(asked).toEqual([1, 2])
})
