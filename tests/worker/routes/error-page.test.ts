import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  contentService,
  LAYOUT_ENDPOINT,
  PAGE_ENDPOINT,
  pageResponse,
  SEARCH_ENDPOINT,
} from '../content-service.ts'
import { openSite } from '../site.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const NOT_FOUND = { 'fi-FI': 'Sivua ei löytynyt: /ei-ole', 'en-EU': 'Page not found: /ei-ole' }

/** The visible text: without React's comments between texts, and with quotes unescaped. */
function textOf(html: string): string {
  return html
    .replace(/<script.*?<\/script>/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
}

test.each(Object.entries(NOT_FOUND))(
  'an unknown route is a 404 that shows the path, inside the layout (§2.1, §8): %s',
  async (locale, message) => {
    const { ask } = openSite(contentService({}))
    const response = await ask(`/${locale}/ei-ole?secret=1`)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = textOf(await response.text())
    expect(text).toContain(message)
    expect(text).toContain('Yksityisille')
  },
)

describe('a failure of the content service is a page with its status and the label of its status name (§8)', () => {
  test.each([
    ['fi-FI', 403, 'Pääsy evätty'],
    ['en-EU', 403, 'Access Forbidden'],
    ['sv-SE', 403, 'Åtkomst nekad'],
    ['no-NO', 403, 'Tilgang nektet'],
    ['en-EU', 401, 'Unauthorized'],
    ['en-EU', 500, 'Internal server error'],
    ['en-EU', 400, 'Page not found'],
    ['en-EU', 418, 'Page not found'],
    ['en-EU', 503, 'Page not found'],
    ['en-EU', 599, 'Page not found'],
    ['en-EU', 404, 'Page not found'],
    ['en-EU', 410, 'Page not found'],
  ])('%s %i: %s', async (locale, status, message) => {
    const answer = () =>
      Response.json({ error: { code: 'X', message: 'backend-text' } }, { status })
    const { ask } = openSite({ ...contentService({}), [PAGE_ENDPOINT]: answer })
    const response = await ask(`/${locale}/x`)
    expect(response.status).toBe(status === 410 ? 404 : status)
    const html = await response.text()
    expect(html).toContain(`<title>${message} – St1</title>`)
    expect(textOf(html)).toContain(String(response.status))
    expect(html).not.toContain('backend-text')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
})

describe('a page that cannot be loaded now is not a missing page', () => {
  test.each([
    [408, 503],
    [425, 503],
    [407, 502],
    [421, 502],
    [429, 429],
  ])('%i → %i', async (status, shown) => {
    const { ask } = openSite({
      ...contentService({}),
      [PAGE_ENDPOINT]: () => new Response(null, { status }),
    })
    const response = await ask('/x')
    expect(response.status).toBe(shown)
    expect(textOf(await response.text())).toContain(String(shown))
  })
})

test('a layout failure is swallowed: the page is shown without it (§4)', async () => {
  const { ask } = openSite({
    ...contentService({ '/x': pageResponse('Page') }),
    [LAYOUT_ENDPOINT]: () => new Response('no', { status: 500 }),
  })
  const response = await ask('/x')
  expect(response.status).toBe(200)
  expect(await response.text()).not.toContain('Yksityisille')
})

test('when everything fails there is still an error page', async () => {
  const { ask } = openSite({
    [LAYOUT_ENDPOINT]: () => Response.error(),
    [PAGE_ENDPOINT]: () => new Response(null, { status: 500 }),
  })
  expect((await ask('/x')).status).toBe(500)
})

/** A page whose list of articles throws when it is rendered. */
function pageWithBrokenBlock() {
  const text = (value: string) => {
    const paragraph = { nodeType: 'paragraph', content: [{ nodeType: 'text', value, marks: [] }] }
    return { contentType: 'richText', text: { nodeType: 'document', content: [paragraph] } }
  }
  const list = {
    contentType: 'cardList',
    title: 'Broken list',
    display: { component: 'articleList' },
    tags: [],
  }
  const items = [{ id: 'a', title: 'Article', slug: '/article/a', created: '2026-01-01', tags: [] }]
  // only this list has a number that Intl formats
  vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(() => {
    throw new Error('block-broke')
  })
  return openSite({
    ...contentService({
      '/x': pageResponse('Page', { body: [text('Before it'), list, text('After it')] }),
    }),
    [SEARCH_ENDPOINT]: () => Response.json({ items, total: 1e21, page: 1, limit: 9 }),
  })
}

test('a block that fails to render does not affect other blocks', async () => {
  const { ask, logged } = pageWithBrokenBlock()
  const response = await ask('/x')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('<p>Before it</p>')
  expect(html).toContain('<p>After it</p>')
  expect(textOf(html), 'left to the browser').not.toContain('Broken list')
  const message = expect.stringContaining('a part of the page was not rendered')
  expect(logged).toContainEqual(expect.objectContaining({ event: 'unexpected', message }))
})

test('in development a block that fails to render is an error, which vite shows with its stack', async () => {
  vi.stubEnv('MODE', 'development')
  await expect(pageWithBrokenBlock().ask('/x')).rejects.toThrow('block-broke')
})

describe('when rendering itself fails there is a bare page without a stack', () => {
  const { stringify } = JSON

  /** The document's state cannot be written. */
  function breakDocument() {
    return vi.spyOn(JSON, 'stringify').mockImplementation((value: unknown, ...more: unknown[]) => {
      if (typeof value === 'object' && value !== null && 'messages' in value)
        throw new Error('render-broke')
      return (stringify as (...all: unknown[]) => string)(value, ...more)
    })
  }

  test('and the next request works', async () => {
    const { ask, logged } = openSite(contentService({ '/x': pageResponse('Page') }))
    const broken = breakDocument()
    const response = await ask('/x')
    broken.mockRestore()
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toContain('Something went wrong')
    expect(html).not.toMatch(/render-broke|\.tsx?:\d/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'unexpected', message: 'render-broke' }),
    )
    expect((await ask('/x')).status).toBe(200)
  })

  test('or the last good copy, if there is one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const answers = { ...contentService({ '/x': pageResponse('Good') }) }
    const { ask } = openSite(answers)
    await ask('/x')
    vi.setSystemTime(Date.now() + 2 * 60 * 60_000)
    Object.assign(answers, contentService({ '/x': pageResponse('Broken') }))
    breakDocument()
    const response = await ask('/x')
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Good')])
    vi.useRealTimers()
  })
})
