import { expect, test } from 'vitest'
import { LARGE_BYTES, largeBody } from '../large-body.ts'
import { openSite } from '../site.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

test.each<[string, number, Record<string, string>?]>([
  ['/proxy/cms-view/v1/search', 413],
  ['/proxy/cms-view/v1/search', 413, { 'content-length': String(LARGE_BYTES) }],
  ['/proxy/api/v1/form/submit', 413, { 'x-st1-locale': 'fi-FI' }],
  ['/proxy/api/v1/form/submit', 403],
  ['/proxy/cms-view/v1/stations', 405],
  ['/proxy/unknown', 404],
  ['/reports', 413],
  ['/ops/purge', 404],
  ['/x', 413, form],
  ['/x', 405],
])(
  'a body of 3 MB to %s is answered with %i after its end, so that the connection does not break',
  async (path, status, headers = {}) => {
    const { ask, requests } = openSite({})
    const { body, bytesRead } = largeBody()
    const response = await ask(path, { method: 'POST', body, headers })
    expect([response.status, bytesRead()]).toEqual([status, LARGE_BYTES])
    expect(requests).toEqual([])
  },
)

test('a visitor who breaks the connection causes no error', async () => {
  const { ask, logged } = openSite({})
  const body = new ReadableStream({
    pull: (controller) => controller.error(new Error('connection reset')),
  })
  expect((await ask('/proxy/unknown', { method: 'POST', body })).status).toBe(404)
  expect(logged.map(({ level }) => level)).not.toContain('error')
})
