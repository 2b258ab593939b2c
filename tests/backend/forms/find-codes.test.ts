import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { FormDefinition } from '#shared/contract/form.ts'
import { prepareDatabase, send } from '../ask.ts'
import { completed, ordered, paidWith, SHOP } from '../shop.ts'

const FORM: FormDefinition = {
  id: 'find-codes',
  fields: [{ name: 'email', label: 'Sähköpostiosoite', type: 'email', required: true }],
}

beforeAll(async () => {
  await prepareDatabase(...SHOP)
  await env.DB.prepare(`INSERT INTO forms (locale, id, body) VALUES ('fi-FI', 'find-codes', ?1)`)
    .bind(JSON.stringify(FORM))
    .run()
})
beforeEach(async () => {
  await env.DB.batch(
    ['mails', 'deliveries', 'orders'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
})

async function find(email: string) {
  const response = await send(
    '/api/v1/form/submit',
    { formId: 'find-codes', page: '/etsi-koodit', values: { email } },
    { locale: 'fi-FI' },
  )
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

test('the links to all paid orders of an address, newest first and without codes, are mailed to it', async () => {
  const first = await orderWith('paid')
  await env.DB.prepare(`UPDATE orders SET created = '2026-01-12T12:00:00.000Z'`).run()
  const second = await orderWith('paid')
  await orderWith('cancelled')
  await find(' AINO@st1.example')
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'aino@st1.example', subject: 'Linkit koodeihisi' })
  expect(mail?.body).not.toContain('ST1-')
  expect(mail?.body).toContain(`Tilaus ${first}, 12. tammikuuta 2026\n1 × Peruspesu\nhttp`)
  const links = [...(mail?.body.matchAll(/http:\/\/localhost:8787\/tilaus\?(\S+)/g) ?? [])]
  const found = await Promise.all(links.map(([, search]) => completed(new URLSearchParams(search))))
  expect(found.map(({ orderId, status }) => [orderId, status])).toEqual([
    [second, 'paid'],
    [first, 'paid'],
  ])
})

test('for an address without paid orders the response is the same, and nothing is mailed or stored', async () => {
  await orderWith('paid')
  const known = await find('aino@st1.example')
  await env.DB.prepare('DELETE FROM mails').run()
  const other = await find('me@st1.example')
  expect([other.status, Object.keys(other.answer)]).toEqual([
    known.status,
    Object.keys(known.answer),
  ])
  expect(known.status).toBe(200)
  expect(await mails()).toEqual([])
  expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM form_submissions').first('n')).toBe(0)
})

test('a mailbox gets at most five of these mails an hour, and forms of strangers do not count', async () => {
  const contact = { id: 'contact', fields: [{ name: 'email', label: 'Sähköposti', type: 'email' }] }
  await env.DB.prepare(`INSERT INTO forms (locale, id, body) VALUES ('fi-FI', 'contact', ?1)`)
    .bind(JSON.stringify(contact))
    .run()
  await orderWith('paid')
  const strangers = { formId: 'contact', page: '/', values: { email: 'aino@st1.example' } }
  for (let times = 0; times < 6; times++)
    await send('/api/v1/form/submit', strangers, { locale: 'fi-FI' })
  for (let times = 0; times < 7; times++) await find('aino@st1.example')
  expect((await mails()).filter(({ subject }) => subject === 'Linkki koodeihisi')).toHaveLength(5)
})
