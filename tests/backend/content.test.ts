import { beforeAll, describe, expect, test } from 'vitest'
import { readLayout } from '#shared/contract/layout.ts'
import { readPage } from '#shared/contract/page.ts'
import { ask, ORIGIN, prepareDatabase } from './ask.ts'

const PAGE = '/cms-view/v1/content/page'

function page(slug: string, title: string): string {
  const openGraphImage = { id: 'p', ext: 'png', src: '{{origin}}/media/p.png' }
  return JSON.stringify({
    localizedPagePaths: { 'fi-FI': slug },
    content: { slug, title, body: [], contentType: 'standardPage', openGraphImage },
  })
}

beforeAll(() =>
  prepareDatabase(
    `INSERT INTO pages (locale, path, body, draft) VALUES
      ('fi-FI', '/', '${page('/', 'Etusivu')}', 0), ('fi-FI', '/a/b', '${page('/a/b', 'B')}', 0),
      ('sv-SE', '/a/b', '${page('/a/b', 'På svenska')}', 0), ('fi-FI', '/luonnos', '${page('/luonnos', 'Luonnos')}', 1)`,
    `INSERT INTO layouts (locale, body) VALUES ('fi-FI', '{"navigation":[{"id":"a","url":"/a","text":"A"}]}')`,
  ),
)

describe('the page endpoint', () => {
  test.each(['/a/b', 'a/b', '/a/b/', '//a/b', '%2Fa%2Fb'])(
    'finds the page of the path %s',
    async (path) => {
      const response = await ask(`${PAGE}?path=${path}`, { locale: 'fi-FI' })
      expect(response.status).toBe(200)
      expect(readPage(await response.json())?.content.title).toBe('B')
    },
  )

  test.each(['', '?path=', '?path=/'])(
    'returns the landing page without a path: "%s"',
    async (query) => {
      expect(readPage(await (await ask(PAGE + query)).json())?.content.slug).toBe('/')
    },
  )

  test('uses the locale of x-st1-locale, and fi-FI without it (§7)', async () => {
    expect(
      readPage(await (await ask(`${PAGE}?path=/a/b`, { locale: 'sv-SE' })).json())?.content.title,
    ).toBe('På svenska')
    expect(readPage(await (await ask(`${PAGE}?path=/a/b`)).json())?.content.title).toBe('B')
    expect((await ask(`${PAGE}?path=/a/b`, { locale: 'no-NO' })).status).toBe(404)
  })

  test.each([
    '/nothing',
    "/'; DROP TABLE pages; --",
    `/${'x'.repeat(5_000)}`,
    '/%00',
    '/..',
    '/\\evil',
  ])('answers 404 with an error body for %s', async (path) => {
    const response = await ask(`${PAGE}?path=${encodeURIComponent(path)}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } })
  })

  test('shows an unpublished page in preview mode only (§7)', async () => {
    expect((await ask(`${PAGE}?path=/luonnos`)).status).toBe(404)
    expect(
      (await ask(`${PAGE}?path=/luonnos`, { headers: { 'x-st1-preview': 'true' } })).status,
    ).toBe(200)
  })

  test('uses the origin of the request in picture addresses', async () => {
    const read = readPage(await (await ask(`${PAGE}?path=/`)).json())
    expect(read?.content.openGraphImage?.src).toBe(`${ORIGIN}/media/p.png`)
  })

  test('answers 304 if the ETag matches', async () => {
    const etag = (await ask(`${PAGE}?path=/`)).headers.get('ETag') ?? ''
    expect((await ask(`${PAGE}?path=/`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })
})

test('the layout endpoint has a layout per locale', async () => {
  const response = await ask('/cms-view/v1/content/layout')
  expect(readLayout(await response.json()).navigation).toHaveLength(1)
  expect((await ask('/cms-view/v1/content/layout', { locale: 'sv-SE' })).status).toBe(404)
})
