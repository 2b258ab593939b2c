import { describe, expect, test } from 'vitest'
import { ENDPOINTS, type EndpointKey } from '#shared/contract/endpoints.ts'
import { contentService } from '../content-service.ts'
import { openSite } from '../site.ts'

const LEVELS = 20_000
const DEEP: [name: string, json: string][] = [
  ['lists', '['.repeat(LEVELS) + ']'.repeat(LEVELS)],
  ['objects', `{"values":{"a":${'{"a":'.repeat(LEVELS / 4)}1${'}'.repeat(LEVELS / 4)}}}`],
  ['objects in an error', `{"error":${'{"a":'.repeat(LEVELS / 4)}1${'}'.repeat(LEVELS / 4)}}`],
]
const OWN = {
  'x-st1-locale': 'fi-FI',
  'content-type': 'application/json',
  cookie: 'st1_session=token',
}

describe.each(DEEP)('deeply nested JSON, %s', (_, json) => {
  const posts = Object.entries(ENDPOINTS).filter(
    ([, { bodyLimitBytes }]) => bodyLimitBytes > json.length,
  )
  test.each(posts)('is refused in a request: %s', async (_key, { path, proxyPath }) => {
    const { ask } = openSite({ ...contentService({}), [path]: () => Response.json({ id: '1' }) })
    const response = await ask(`/proxy/${proxyPath}`, { method: 'POST', headers: OWN, body: json })
    expect([
      response.status,
      (await response.json<{ error: { code: string } }>()).error.code,
    ]).toEqual([400, 'BODY_NOT_JSON'])
  })

  test.each([200, 422, 500])('is not passed on in an answer: %i', async (status) => {
    for (const key of Object.keys(ENDPOINTS) as EndpointKey[]) {
      const { method, path, proxyPath } = ENDPOINTS[key]
      const answer = () => new Response(json, { status })
      const { ask } = openSite({ [path]: answer, [path.replace(':token', 'token')]: answer })
      const body = method === 'POST' ? { body: '{}' } : {}
      const response = await ask(`/proxy/${proxyPath}`, { method, headers: OWN, ...body })
      // an accepted form counts as sent, with an empty answer
      const isSent = status === 200 && key === 'submitForm'
      const expected = isSent ? [204, []] : [status === 200 ? 502 : status, ['error']]
      expect([
        key,
        response.status,
        Object.keys(JSON.parse((await response.text()) || '{}')),
      ]).toEqual([key, ...expected])
    }
  })
})
