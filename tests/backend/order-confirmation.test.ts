import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareDatabase } from './ask.ts'
import { completed, initialize, ordered, orderRequest, paidWith, SHOP } from './shop.ts'

const DOCUMENTS = `INSERT INTO documents (locale, name, version, file, text, is_current) VALUES
  ('fi-FI', 'terms', 'v1', 'kayttoehdot.txt', 'Ehdot, ensimmäiset', 1), ('sv-SE', 'terms', 's1', 'villkor.txt', 'Villkor', 1),
  ('fi-FI', 'withdrawal', 'w1', 'peru-sopimus.txt', 'Peruuttamislomake', 1)`

beforeAll(() => prepareDatabase(...SHOP, DOCUMENTS))
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM mails').run()
})

async function confirmation(changes: Record<string, unknown> = {}) {
  const { orderId, paymentUrl } = await ordered(changes)
  const returned = await paidWith(paymentUrl, 'paid')
  const mail = await env.DB.prepare('SELECT body, files FROM mails').first<{
    body: string
    files: string
  }>()
  return { orderId, returned, body: mail?.body ?? '', files: JSON.parse(mail?.files ?? '[]') }
}

test('the mail with the codes confirms the order: number, link, seller, VAT by rate, and where and until when to withdraw', async () => {
  const items = [
    { code: 'BASIC', quantity: 1, showUpsell: true },
    { code: 'COFFEE', quantity: 2, showUpsell: true },
  ]
  const { orderId, body } = await confirmation({
    items,
    returnUrl: 'http://localhost:8787/fi-FI/tilaus',
  })
  for (const line of [
    `Tilaus ${orderId}`,
    'Arvonlisävero 25,5 %: 2,62\u00A0€, veroton hinta 10,28\u00A0€',
    'Arvonlisävero 14 %: 1,45\u00A0€, veroton hinta 10,35\u00A0€',
    'Myyjä:\nSt1 Oy\nTapulikatu 4, 00100 Helsinki',
    'Y-tunnus: 1234567-1',
    'Alv-numero: FI12345671',
    `Tilauksesi ja sen koodit, myös QR-koodeina:\nhttp://localhost:8787/fi-FI/tilaus?orderId=${orderId}&signature=`,
    'Löydät koodisi sähköpostiosoitteellasi:\nhttp://localhost:8787/fi-FI/etsi-koodit',
    `Peruuta sopimus tästä: http://localhost:8787/fi-FI/peru-sopimus?order=${orderId}`,
  ])
    expect(body).toContain(line)
  const lastDay = new Date(Date.now() + 14 * 86_400_000)
  expect(body).toContain(
    new Intl.DateTimeFormat('fi-FI', { dateStyle: 'long', timeZone: 'Europe/Helsinki' }).format(
      lastDay,
    ),
  )
})

test('the mail contains the terms from the time of the order, even if they changed before the payment, and the withdrawal form', async () => {
  const { paymentUrl } = await ordered()
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO documents VALUES ('fi-FI', 'terms', 'v2', 'kayttoehdot.txt', 'Ehdot, toiset', 1)`,
    ),
    env.DB.prepare(`UPDATE documents SET is_current = 0 WHERE version = 'v1'`),
  ])
  await paidWith(paymentUrl, 'paid')
  const files = await env.DB.prepare('SELECT files FROM mails').first<string>('files')
  expect(JSON.parse(files ?? '')).toEqual([
    { name: 'kayttoehdot.txt', text: 'Ehdot, ensimmäiset' },
    { name: 'peru-sopimus.txt', text: 'Peruuttamislomake' },
  ])
  await env.DB.prepare('DELETE FROM mails').run()
  expect((await confirmation()).files[0]).toEqual({
    name: 'kayttoehdot.txt',
    text: 'Ehdot, toiset',
  })
})

test('the consent to immediate delivery is stored and confirmed, and an older site that does not ask for it is accepted', async () => {
  const consented = await confirmation({ deliveryConsent: true })
  expect(consented.body).toContain('Maksaessasi pyysit koodit heti')
  const stored = (id: string) =>
    env.DB.prepare(`SELECT body ->> 'deliveryConsent' AS consent FROM orders WHERE id = ?1`)
      .bind(id)
      .first('consent')
  expect(await stored(consented.orderId)).toBe(1)
  await env.DB.prepare('DELETE FROM mails').run()
  const silent = await confirmation()
  expect(silent.body).not.toContain('Maksaessasi')
  expect(await stored(silent.orderId)).toBe(0)
  expect((await initialize(orderRequest({ deliveryConsent: 'yes' }))).status).toBe(422)
})

test('a paid order has the payment time, the seller, and the tax of each rate', async () => {
  const { returned } = await confirmation()
  expect(await completed(returned)).toMatchObject({
    paid: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    taxes: [{ percent: 25.5, tax: 2.62 }],
    seller: { name: 'St1 Oy', businessId: '1234567-1' },
  })
  const { paymentUrl } = await ordered()
  expect(await completed(await paidWith(paymentUrl, 'cancelled'))).not.toHaveProperty('paid')
})
