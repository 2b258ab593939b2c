import { afterEach, expect, test, vi } from 'vitest'
import { callEndpoint, EndpointError } from '#client/endpoints/call-endpoint.ts'

const TIME_LIMIT: unknown = expect.any(AbortSignal)

afterEach(() => vi.unstubAllGlobals())

function answering(response: Response) {
  const fetch = vi.fn(async () => response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('all backend calls go through /proxy/{endpoint} and carry the header x-st1-locale (§7)', async () => {
  const fetch = answering(Response.json({ content: {} }))
  await expect(
    callEndpoint({ key: 'page', query: { path: '/käyttö?&' } }, 'sv-SE'),
  ).resolves.toEqual({ content: {} })
  expect(fetch).toHaveBeenCalledWith(
    '/proxy/cms-view/v1/content/page?path=%2Fk%C3%A4ytt%C3%B6%3F%26',
    {
      headers: { 'x-st1-locale': 'sv-SE' },
      signal: TIME_LIMIT,
    },
  )
})

test('a call from a preview asks for unpublished content (§7)', async () => {
  const fetch = answering(Response.json({ items: [] }))
  await callEndpoint({ key: 'page', preview: true }, 'fi-FI')
  expect(fetch).toHaveBeenCalledWith('/proxy/cms-view/v1/content/page', {
    headers: { 'x-st1-locale': 'fi-FI', 'x-st1-preview': 'true' },
    signal: TIME_LIMIT,
  })
})

test('a call with a body is a POST of JSON', async () => {
  const fetch = answering(Response.json({ items: [] }))
  await callEndpoint({ key: 'search', body: { page: 1 } }, 'fi-FI')
  expect(fetch).toHaveBeenCalledWith('/proxy/cms-view/v1/search', {
    method: 'POST',
    body: '{"page":1}',
    headers: { 'x-st1-locale': 'fi-FI', 'content-type': 'application/json' },
    signal: TIME_LIMIT,
  })
})

test('without a response the error has no status', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
  await expect(callEndpoint({ key: 'logout' }, 'fi-FI')).rejects.toMatchObject({
    status: undefined,
  })
})

test('a response without content is undefined', async () => {
  answering(new Response(null, { status: 204 }))
  await expect(callEndpoint({ key: 'logout' }, 'fi-FI')).resolves.toBeUndefined()
})

test('an error has the status and never the backend’s message', async () => {
  answering(Response.json({ error: { code: 'X', message: 'secret' } }, { status: 503 }))
  const failure = await callEndpoint({ key: 'page' }, 'fi-FI').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(EndpointError)
  expect(failure).toMatchObject({ status: 503 })
  expect(String(failure)).not.toContain('secret')
})
