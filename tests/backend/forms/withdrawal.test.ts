import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { FormDefinition } from '#shared/contract/form.ts'
import { ask, prepareDatabase } from '../ask.ts'
import { completed, ordered, paidWith, SHOP } from '../shop.ts'

const FORM: FormDefinition = {
  id: 'withdrawal',
  title: 'Peruuta sopimus tästä',
  confirm: { submitText: 'Vahvista peruuttaminen' },
  successTitle: 'Olemme vastaanottaneet peruutuksesi',
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true },
    { name: 'order', label: 'Tilausnumero', type: 'text', required: true },
    { name: 'email', label: 'Sähköpostiosoite', type: 'email', required: true },
  ],
}

beforeAll(async () => {
  await prepareDatabase(...SHOP)
  await env.DB.prepare(`INSERT INTO forms (locale, id, body) VALUES ('fi-FI', 'withdrawal', ?1)`)
    .bind(JSON.stringify(FORM))
    .run()
})
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM mails').run()
})

async function withdraw(values: object, key: string = crypto.randomUUID()) {
  const body = JSON.stringify({
    formId: 'withdrawal',
    page: '/peru-sopimus',
    values: { name: 'Aino', email: 'me@st1.example', ...values },
  })
  const response = await ask('/api/v1/form/submit', {
    method: 'POST',
    body,
    locale: 'fi-FI',
    headers: { 'Idempotency-Key': key },
  })
  return {
    status: response.status,
    answer: await response.json<{ id: string; received: string; mailed?: boolean }>(),
  }
}

async function acknowledgement(): Promise<string> {
  return (
    (await env.DB.prepare(
      `SELECT body FROM mails WHERE recipient = 'me@st1.example'`,
    ).first<string>('body')) ?? ''
  )
}

function withdrawnFrom(id: string) {
  return env.DB.prepare('SELECT order_id FROM withdrawals WHERE submission_id = ?1')
    .bind(id)
    .first<string>('order_id')
}

async function paidOrder(): Promise<string> {
  const { orderId, paymentUrl } = await ordered({})
  await paidWith(paymentUrl, 'paid')
  await env.DB.prepare('DELETE FROM mails').run()
  return orderId
}

test('a withdrawal is acknowledged by mail, with its content, date and time, and the company', async () => {
  const { answer } = await withdraw({ order: 'AB12-CD34-EF56' })
  const mail = await acknowledgement()
  for (const line of [
    'Nimi: Aino',
    'Tilausnumero: AB12-CD34-EF56',
    'Sähköpostiosoite: me@st1.example',
    'St1 Oy',
    'Y-tunnus: 1234567-1',
  ])
    expect(mail).toContain(line)
  const time = new Intl.DateTimeFormat('fi-FI', {
    timeStyle: 'short',
    timeZone: 'Europe/Helsinki',
  }).format(new Date(answer.received))
  expect(mail).toContain(`kello ${time}`)
})

test('a withdrawal is stored with its order, however the order number is written', async () => {
  const orderId = await paidOrder()
  for (const order of [
    orderId,
    ` ${orderId.toLowerCase()} `,
    `${orderId.replaceAll('-', '')}, toinen koodi`,
  ])
    expect(await withdrawnFrom((await withdraw({ order })).answer.id)).toBe(orderId)
})

test.each([
  [
    'the number with the e-mail address of the order',
    (id: string) => ({ order: ` ${id.toLowerCase()} `, email: 'AINO@st1.example' }),
    true,
  ],
  ['another e-mail address', (id: string) => ({ order: id }), false],
  [
    'more text, which may name some codes',
    (id: string) => ({ order: `${id}, vain toinen koodi`, email: 'aino@st1.example' }),
    false,
  ],
])('%s: whether the order is shown as withdrawn', async (_, valuesFor, isShown) => {
  const { orderId, paymentUrl } = await ordered({})
  const returned = await paidWith(paymentUrl, 'paid')
  expect((await completed(returned)).withdrawn).toBeUndefined()
  const { answer } = await withdraw(valuesFor(orderId))
  await withdraw(valuesFor(orderId))
  const order = await completed(returned)
  expect(order).toMatchObject({ status: 'paid', deliveries: [{ productName: 'Peruspesu' }] })
  expect(order.withdrawn).toBe(isShown ? answer.received : undefined)
})

test('a withdrawn order says what is paid back until when: the share of its unused codes', async () => {
  const { orderId, paymentUrl } = await ordered({ items: [{ code: 'BUNDLE', quantity: 1 }] })
  const returned = await paidWith(paymentUrl, 'paid')
  const { deliveries } = await completed(returned)
  const used = { used: new Date().toISOString(), usedAt: 'St1 Tampere Kaleva' }
  await env.DB.prepare('UPDATE deliveries SET used = ?2, used_at = ?3 WHERE code = ?1')
    .bind(deliveries[1]?.code, used.used, used.usedAt)
    .run()
  await withdraw({ order: orderId, email: 'aino@st1.example' })
  const order = await completed(returned)
  expect(order.deliveries.map(({ used }) => used !== undefined)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ])
  expect(order.deliveries[1]).toMatchObject(used)
  const by = new Date(Date.now() + 14 * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'Europe/Helsinki',
  })
  expect(order.refund).toEqual({ amount: 71.2, by })
  expect(order.paidWith).toEqual({ type: 'bank', name: 'OP' })
})

test('a withdrawal after the last day has no effect on the order', async () => {
  const { orderId, paymentUrl } = await ordered({})
  const returned = await paidWith(paymentUrl, 'paid')
  await env.DB.prepare(`UPDATE orders SET paid = '2026-01-01T10:00:00.000Z' WHERE id = ?1`)
    .bind(orderId)
    .run()
  await withdraw({ order: orderId, email: 'aino@st1.example' })
  expect((await completed(returned)).withdrawn).toBeUndefined()
})

test('the response and the mail do not reveal whether an order exists', async () => {
  const known = await withdraw({ order: await paidOrder() })
  const knownMail = await acknowledgement()
  await env.DB.prepare('DELETE FROM mails').run()
  const unknown = await withdraw({ order: 'ZZZZ-ZZZZ-ZZZZ' })
  expect([unknown.status, Object.keys(unknown.answer)]).toEqual([
    known.status,
    Object.keys(known.answer),
  ])
  const bare = (mail: string) =>
    mail.replace(/[\dA-Z]{4}(?:-[\dA-Z]{4}){2}|kello \S+|[\da-f-]{36}/g, '')
  expect(bare(await acknowledgement())).toBe(bare(knownMail))
  expect(await withdrawnFrom(unknown.answer.id)).toBeNull()
})

test('withdrawals by strangers do not keep back the acknowledgement of the order’s own withdrawal, which has its full content', async () => {
  const orderId = await paidOrder()
  const email = 'aino@st1.example'
  const strangers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(() => withdraw({ order: 'ZZZZ-ZZZZ-ZZZZ', email })),
  )
  expect(strangers.filter(({ answer }) => !answer.mailed)).toHaveLength(1)
  await env.DB.prepare('DELETE FROM mails WHERE recipient <> ?1').bind(email).run()
  const own = await withdraw({ order: `${orderId}`, name: 'Aino 040 123 4567', email })
  expect(own.answer.mailed).toBe(true)
  const { results } = await env.DB.prepare(
    'SELECT body FROM mails WHERE recipient = ?1 ORDER BY rowid DESC',
  )
    .bind(email)
    .all()
  expect(results[0]?.['body']).toContain(`Tilausnumero: ${orderId}`)
  expect(results[0]?.['body']).toContain('Nimi: Aino 040 123 4567')
})

test('a double press or a reload creates one withdrawal and one mail, with the time of the first', async () => {
  const key = crypto.randomUUID()
  const [first, ...more] = await Promise.all(
    [1, 2, 3].map(() => withdraw({ order: 'AB12-CD34-EF56' }, key)),
  )
  for (const again of [...more, await withdraw({ order: 'AB12-CD34-EF56' }, key)])
    expect(again.answer).toEqual(first?.answer)
  const { results } = await env.DB.prepare('SELECT recipient FROM mails').all()
  expect(results).toHaveLength(2)
  expect(first?.answer.id, 'which can be read out').toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)
  const count = await env.DB.prepare(
    'SELECT COUNT(*) AS n FROM withdrawals WHERE submission_id = ?1',
  )
    .bind(first?.answer.id)
    .first('n')
  expect(count).toBe(1)
})

test.each([
  'Voita auto www.evil.example',
  'http://evil.example',
  'Soita\n> heti',
  '<b>x</b>',
  'evil.example',
])('text that names another site is not mailed to the typed address: %s', async (name) => {
  await withdraw({ name, order: 'AB12-CD34-EF56' })
  expect(await acknowledgement()).toContain('Nimi: (linkki, numero tai merkkejä')
  const toService = await env.DB.prepare(
    `SELECT body FROM mails WHERE recipient = 'forms@st1.example'`,
  ).first<string>('body')
  expect(toService).toContain(name.split('\n')[0])
})
