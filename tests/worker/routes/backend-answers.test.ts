import { describe, expect, test, vi } from 'vitest'
import { contentService, LAYOUT_ENDPOINT, PAGE_ENDPOINT, pageResponse } from '../content-service.ts'
import { type Answer, openSite } from '../site.ts'

const page = JSON.stringify(pageResponse('Page'))
const json = { 'content-type': 'application/json' }

const sends = (body: string | ReadableStream, headers: object = {}) => {
  return () => new Response(body, { headers: { ...json, ...headers } })
}

/** Bad answers of a backend: each makes an error page with 502. */
const BAD_ANSWERS: [name: string, answer: Answer][] = [
  ['truncated JSON', sends(page.slice(0, 40))],
  ['HTML', sends('<!doctype html><h1>backend-words</h1>', { 'content-type': 'text/html' })],
  ['an empty 200', sends('')],
  ['a 200 without a body', () => new Response(null)],
  ['a 204', () => new Response(null, { status: 204 })],
  ['a redirect', () => Response.redirect('http://evil.com/', 302)],
  ['a redirect without a target', () => new Response(null, { status: 304 })],
  ['null', sends('null')],
  ['a list', sends('[]')],
  ['a text', sends('"x"')],
  ['content null', () => Response.json({ localizedPagePaths: {}, content: null })],
  ['no content', () => Response.json({ localizedPagePaths: {} })],
  ['a body that breaks off', () => sends(brokenStream(page.slice(0, 40)))()],
  ['a body over the limit', () => sends('['.repeat(8 * 1024 * 1024 + 1))()],
  ['a declared length over the limit', sends('{}', { 'content-length': '99999999' })],
  ['a refused connection', () => Promise.reject(new Error('connection refused'))],
]

describe('after any bad answer of the backend, the visitor gets the right page and the next request works', () => {
  test.each(BAD_ANSWERS)('%s', async (_, answer) => {
    const answers = { ...contentService({ '/ok': pageResponse('Fine') }) }
    const good = answers[PAGE_ENDPOINT]
    answers[PAGE_ENDPOINT] = (request) =>
      request.url.includes('%2Fok') && good ? good(request) : answer(request)
    const { ask } = openSite(answers)
    const response = await ask('/bad')
    expect(response.status).toBe(502)
    const html = await response.text()
    expect(html).toContain('<title>Sivua ei löytynyt – St1</title>')
    expect(html).not.toMatch(/backend|refused|SyntaxError|evil/)
    expect((await ask('/ok')).status).toBe(200)
  })

  test.each(BAD_ANSWERS)(
    'with a layout that is %s, the page is shown without header',
    async (_, answer) => {
      const { ask } = openSite({
        ...contentService({ '/x': pageResponse('Page') }),
        [LAYOUT_ENDPOINT]: answer,
      })
      expect((await ask('/x')).status).toBe(200)
    },
  )
})

test('each call has its own time limit, and a page that takes longer is a 504', async () => {
  const limits: number[] = []
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    return timeout(30)
  })
  const never = () => new Promise<Response>(() => undefined)
  const { ask, logged } = openSite({ [PAGE_ENDPOINT]: never, [LAYOUT_ENDPOINT]: never })
  const response = await ask('/slow')
  expect(response.status).toBe(504)
  expect(limits.toSorted()).toEqual([3_000, 4_000])
  expect(logged).toContainEqual(
    expect.objectContaining({ event: 'upstream', endpoint: 'page', reason: 'timeout' }),
  )
})

describe('a page that can be shown is shown', () => {
  const LONG = 'a'.repeat(5 * 1024 * 1024)
  const nothing = { slug: null, title: null, body: null }
  const unknown = [{ contentType: 'fromTheFuture' }, null, 7, []]
  const image = { id: '1', ext: 'png', src: 'https://1.2.3.999/' }

  test.each<[title: string, answer: Answer]>([
    ['with the wrong content type', sends(page, { 'content-type': 'text/plain' })],
    ['with a null body and title', () => Response.json({ content: nothing })],
    ['with null paths', () => Response.json({ localizedPagePaths: null, content: {} })],
    ['with only an empty content object', () => Response.json({ content: {} })],
    ['with unknown blocks', () => Response.json(pageResponse('x', { body: unknown }))],
    ['of 5 MB', () => Response.json(pageResponse('x', { body: [richText(LONG)] }))],
    ['nested 30,000 deep', () => new Response(deepPage(30_000))],
    [
      'with an image address that no URL parser reads',
      () => Response.json(pageResponse('x', { openGraphImage: image })),
    ],
    [
      'with lone surrogates',
      () => Response.json(pageResponse('x\uD800', {}, { 'sv-SE': '/\uDC00' })),
    ],
  ])('%s', async (_, answer) => {
    const { ask } = openSite({ ...contentService({}), [PAGE_ENDPOINT]: answer })
    expect((await ask('/x')).status).toBe(200)
    expect((await ask('/x/_payload.json')).status).toBe(200)
  })
})

test('skipped blocks are counted in one log line', async () => {
  const { ask, logged } = openSite(
    contentService({
      '/x': pageResponse('x', {
        slug: '/x',
        body: [{ contentType: 'new' }, { contentType: 'new' }, 7],
      }),
    }),
  )
  await ask('/x')
  expect(logged.filter(({ event }) => event === 'content-skipped')).toEqual([
    expect.objectContaining({ slug: '/x', count: 3, kinds: ['new', 'none'] }),
  ])
})

/** A block with one paragraph. */
function richText(value: string): object {
  const content = [{ nodeType: 'text', value, marks: [], data: {} }]
  const paragraph = { nodeType: 'paragraph', data: {}, content }
  return {
    contentType: 'richText',
    text: { nodeType: 'document', data: {}, content: [paragraph] },
  }
}

/** A page with paragraphs in paragraphs, as JSON. */
function deepPage(levels: number): string {
  const deep = `${'{"nodeType":"paragraph","data":{},"content":['.repeat(levels)}${']}'.repeat(levels)}`
  const text = `{"nodeType":"document","data":{},"content":[${deep}]}`
  return `{"content":{"title":"x","body":[{"contentType":"richText","text":${text}}]}}`
}

function brokenStream(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      controller.error(new Error('connection reset'))
    },
  })
}

test('without any backend, one sentence says so: in the log, and on this machine in place of the error page', async () => {
  const { ask, backend, logged } = openSite({
    '/cms-view/v1/content/page': () => Promise.reject(new TypeError('connection refused')),
  })
  const pages = [await ask('/x'), await ask('http://localhost:8787/fi-FI/x')]
  expect(pages.map(({ status }) => status)).toEqual([502, 502])
  const message = `No backend answers at ${backend}: start one (npm run backend), or set BACKEND_URL.`
  expect(logged).toContainEqual(
    expect.objectContaining({ event: 'upstream', reason: 'unreachable', message }),
  )
  expect([await pages[0]?.text(), await pages[1]?.text()]).toEqual([
    expect.stringContaining('<!DOCTYPE html>'),
    message,
  ])
})
