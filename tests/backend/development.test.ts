import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import backend from '../../backend/development.ts'
import { ORIGIN, prepareDatabase } from './ask.ts'

const TOKEN = 'token-of-the-tests'
const layoutOf = (body: string) => [
  'DELETE FROM layouts;',
  `INSERT INTO layouts (locale, body) VALUES\n('fi-FI', '${body}');`,
]

beforeEach(() => prepareDatabase(...layoutOf('first')))

async function seed(statements: string[], token?: string): Promise<Response> {
  const request = new Request(ORIGIN, {
    method: 'POST',
    body: JSON.stringify(statements),
    headers: token === undefined ? {} : { 'x-seed-token': token },
  })
  return backend.fetch(request, { ...env, SEED_TOKEN: TOKEN }, createExecutionContext())
}

const layouts = async () => (await env.DB.prepare('SELECT body FROM layouts').all()).results

test('the development backend accepts new content', async () => {
  expect((await seed(layoutOf('second'), TOKEN)).status).toBe(204)
  expect(await layouts()).toEqual([{ body: 'second' }])
})

test('the development backend stores all statements or none, and returns the error', async () => {
  const response = await seed([...layoutOf('second'), ...layoutOf('third').slice(1)], TOKEN)
  expect(response.status).toBe(500)
  expect(await response.text()).toContain('UNIQUE constraint failed')
  expect(await layouts()).toEqual([{ body: 'first' }])
})

test.each([undefined, '', 'another-token'])(
  'the development backend rejects content with the token %j',
  async (token) => {
    expect((await seed(layoutOf('second'), token)).status).toBe(404)
    expect(await layouts()).toEqual([{ body: 'first' }])
  },
)
