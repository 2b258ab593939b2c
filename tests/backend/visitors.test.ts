import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { formSubmitAnswerSchema } from '#shared/contract/schemas/form.ts'
import { paymentMethodsSchema } from '#shared/contract/schemas/payment-methods.ts'
import { ask, prepareDatabase, send } from './ask.ts'

beforeAll(() =>
  prepareDatabase(`INSERT INTO payment_methods (id, type, name, position) VALUES ('card', 'card', 'Visa', 2), ('op', 'bank', 'OP', 1)`),
)

test('a visitor is anonymous until there is a login (§6)', async () => {
  const response = await ask('/api/v1/auth', { headers: { Cookie: 'st1_session=x' } })
  expect(response.headers.get('x-user-status')).toBe('ANONYMOUS')
  expect(await response.json()).toEqual({})
})

test('logging out answers 204 and expires the session cookie', async () => {
  const response = await ask('/api/v1/logout')
  expect(response.status).toBe(204)
  expect(response.headers.get('Set-Cookie')).toMatch(/^st1_session=;.*Max-Age=0/)
})

test.each(['', '/cards', '/orders'])('the customer endpoint %s refuses a token without a session', async (rest) => {
  const response = await ask(`/cms/my-pages/token${rest}`)
  expect(response.status).toBe(401)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test('payment methods come in their order', async () => {
  const { methods } = paymentMethodsSchema.parse(await (await ask('/digital-order/v1/payment-methods')).json())
  expect(methods.map(({ id }) => id)).toEqual(['op', 'card'])
})

test.each(['initialize', 'complete'])('orders/%s says that no orders are taken', async (call) => {
  const response = await send(`/digital-order/v1/orders/${call}`, {})
  expect(response.status).toBe(501)
  expect(await response.json()).toHaveProperty('error.code', 'NOT_IMPLEMENTED')
})

describe('a submitted form', () => {
  test('is kept, and answered with its id', async () => {
    const response = await send(
      '/api/v1/form/submit',
      { formId: 'contact', page: '/x', values: { name: 'Aino', topics: ['a', 'b'] } },
      { locale: 'sv-SE' },
    )
    const { id } = formSubmitAnswerSchema.parse(await response.json())
    const row = await env.DB.prepare('SELECT locale, form_id, fields FROM form_submissions WHERE id = ?1').bind(id).first()
    expect(row).toEqual({ locale: 'sv-SE', form_id: 'contact', fields: '{"name":"Aino","topics":["a","b"]}' })
  })

  test.each([
    ['no JSON', '<html>', 400],
    ['no form', { page: '/x', values: {} }, 422],
    ['nested values', { formId: 'f', page: '/x', values: { a: { b: 1 } } }, 422],
    ['a huge value', { formId: 'f', page: '/x', values: { a: 'x'.repeat(300_000) } }, 413],
  ])('with %s is refused', async (_name, body, status) => {
    expect((await send('/api/v1/form/submit', body)).status).toBe(status)
  })
})

describe('pages for people', () => {
  test.each(['/', '/mailbox'])('%s is HTML', async (path) => {
    const response = await ask(path)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(await response.text()).toContain('<h1>')
  })

  test('the mailbox shows mails as text, whatever is in them', async () => {
    await env.DB.prepare(
      `INSERT INTO mails (id, recipient, subject, body, sent) VALUES ('1', 'a@st1.example', '<script>', '<b>', '2026-01-01')`,
    ).run()
    const html = await (await ask('/mailbox')).text()
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script>')
  })
})

test.each([
  ['GET', '/nothing'],
  ['POST', '/cms-view/v1/content/page'],
  ['DELETE', '/api/v1/auth'],
  ['GET', '/cms/my-pages/a/b/c'],
])('%s %s is no endpoint', async (method, path) => {
  const response = await ask(path, { method })
  expect(response.status).toBe(404)
  expect(await response.json()).toHaveProperty('error.code', 'NOT_FOUND')
})
