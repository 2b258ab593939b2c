import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { ask, prepareDatabase } from './ask.ts'

beforeAll(() => prepareDatabase())

test('the mailbox escapes the text of mails', async () => {
  await env.DB.prepare(
    `INSERT INTO mails (id, recipient, subject, body, sent) VALUES ('1', 'a@st1.example', '<script>', '<b>', '2026-01-01')`,
  ).run()
  const html = await (await ask('/mailbox')).text()
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>')
})

test.each([
  ['GET', '/'],
  ['GET', '/nothing'],
  ['POST', '/cms-view/v1/content/page'],
  ['DELETE', '/api/v1/auth'],
  ['GET', '/cms/my-pages/a/b/c'],
])('%s %s is not found', async (method, path) => {
  const response = await ask(path, { method })
  expect(response.status).toBe(404)
  expect(await response.json()).toHaveProperty('error.code', 'NOT_FOUND')
})
