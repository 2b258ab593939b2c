import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { FormDefinition } from '#shared/contract/form.ts'
import { prepareDatabase, send } from '../ask.ts'
import { completed, ordered, paidWith, SHOP } from '../shop.ts'

const FORM: FormDefinition = {
  id: 'find-codes',
  fields: [
    { name: 'order', label: 'Tilausnumero', type: 'text', required: true },
    { name: 'email', label: 'Sähköpostiosoite', type: 'email', required: true },
  ],
}

beforeAll(async () => {
  await prepareDatabase(...SHOP)
  await env.DB.prepare(`INSERT INTO forms (locale, id, body) VALUES ('fi-FI', 'find-codes', ?1)`).bind(JSON.stringify(FORM)).run()
})
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM mails').run()
})

async function find(values: object) {
  const response = await send('/api/v1/form/submit', { formId: 'find-codes', page: '/etsi-koodit', values }, { locale: 'fi-FI' })
  return { status: response.status, answer: await response.json<object>() }
}

async function mails() {
  const { results } = await env.DB.prepare('SELECT recipient, subject, body FROM mails').all<
    Record<'recipient' | 'subject' | 'body', string>
  >()
  return results
}

/** The number of an order after a press on the payment page. */
async function orderWith(choice: string): Promise<string> {
  const { orderId, paymentUrl } = await ordered()
  await paidWith(paymentUrl, choice)
  await env.DB.prepare('DELETE FROM mails').run()
  return orderId
}

test('the link to the order, without its codes, is mailed to the address of the order, however both are written', async () => {
  const orderId = await orderWith('paid')
  await find({ order: ` ${orderId.toLowerCase().replaceAll('-', '')} `, email: ' AINO@st1.example' })
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'aino@st1.example', subject: `Linkki koodeihisi, tilaus ${orderId}` })
  expect(mail?.body).not.toContain('ST1-')
  const [, search = ''] = /http:\/\/localhost:8787\/tilaus\?(\S+)/.exec(mail?.body ?? '') ?? []
  expect(await completed(new URLSearchParams(search))).toMatchObject({ orderId, status: 'paid' })
})

test.each([
  ['another e-mail address', (order: string) => ({ order, email: 'me@st1.example' })],
  ['an unknown order', () => ({ order: 'ZZZZ-ZZZZ-ZZZZ', email: 'aino@st1.example' })],
  ['no order number', () => ({ order: 'kadonnut', email: 'aino@st1.example' })],
])('%s: the response is the same, and nothing is mailed or stored', async (_, valuesFor) => {
  const order = await orderWith('paid')
  const known = await find({ order, email: 'aino@st1.example' })
  await env.DB.prepare('DELETE FROM mails').run()
  const other = await find(valuesFor(order))
  expect([other.status, Object.keys(other.answer)]).toEqual([known.status, Object.keys(known.answer)])
  expect(known.status).toBe(200)
  expect(await mails()).toEqual([])
  expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM form_submissions').first('n')).toBe(0)
})

test('forms of strangers with the address of an order do not keep back its link', async () => {
  const contact = { id: 'contact', fields: [{ name: 'email', label: 'Sähköposti', type: 'email' }] }
  await env.DB.prepare(`INSERT INTO forms (locale, id, body) VALUES ('fi-FI', 'contact', ?1)`).bind(JSON.stringify(contact)).run()
  const order = await orderWith('paid')
  const strangers = { formId: 'contact', page: '/', values: { email: 'aino@st1.example' } }
  for (let times = 0; times < 9; times++) await send('/api/v1/form/submit', strangers, { locale: 'fi-FI' })
  for (let times = 0; times < 9; times++) await find({ order: 'ZZZZ-ZZZZ-ZZZZ', email: 'aino@st1.example' })
  await find({ order, email: 'aino@st1.example' })
  expect((await mails()).filter(({ subject }) => subject.endsWith(order))).toHaveLength(1)
})

test('an order on the payment page has no link yet, and an order gets at most five links an hour', async () => {
  const { orderId } = await ordered()
  await find({ order: orderId, email: 'aino@st1.example' })
  expect(await mails()).toEqual([])
  const order = await orderWith('cancelled')
  for (let times = 0; times < 7; times++) await find({ order, email: 'aino@st1.example' })
  expect(await mails()).toHaveLength(5)
})
