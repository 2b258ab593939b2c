import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import type { FormDefinition } from '#shared/contract/form.ts'
import { dayPrice, pageWithDayPrices } from '../../backend/shop/day-price.ts'
import { prepareDatabase, send } from './ask.ts'

const DAYS = Array.from({ length: 100 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
)

const FORM: FormDefinition = {
  id: 'oil-order',
  fields: [
    { name: 'litres', label: 'Litroja', type: 'number' },
    { name: 'email', label: 'Sähköposti', type: 'email' },
  ],
  estimate: {
    amount: 'litres',
    unit: 'l',
    currency: 'EUR',
    day: '2026-01-01',
    prices: [{ label: 'Öljy', price: 1.3 }],
    fees: [{ label: 'Rahti', price: 39 }],
  },
}

beforeAll(() => prepareDatabase())

test('the price of a day differs from the list price by at most 3 %, and changes', () => {
  const prices = DAYS.map((day) => dayPrice(1.289, day))
  for (const price of prices) expect(Math.abs(price / 1.289 - 1)).toBeLessThan(0.031)
  expect(new Set(prices).size).toBeGreaterThan(10)
})

test('a page has the prices of today in its forms, with the day of the country', () => {
  const body = JSON.stringify({
    content: { body: [{ contentType: 'hero' }, { contentType: 'form', form: FORM }] },
  })
  const page: unknown = JSON.parse(
    pageWithDayPrices(body, 'fi-FI', new Date('2026-11-26T22:30:00Z')),
  )
  const estimate = expect.objectContaining({
    day: '2026-11-27',
    prices: [{ label: 'Öljy', price: dayPrice(1.3, '2026-11-27') }],
  })
  expect(page).toMatchObject({ content: { body: [{}, { form: { estimate } }] } })
})

test('the mails of an order have the estimated total with the price of the day', async () => {
  await env.DB.prepare(`INSERT INTO forms (locale, id, body) VALUES ('fi-FI', 'oil-order', ?1)`)
    .bind(JSON.stringify(FORM))
    .run()
  const values = { litres: '1000', email: 'aino@example.fi' }
  expect(
    (await send('/api/v1/form/submit', { formId: 'oil-order', page: '/', values })).status,
  ).toBe(200)
  const { results } = await env.DB.prepare('SELECT body FROM mails ORDER BY rowid').all<{
    body: string
  }>()
  expect(results).toHaveLength(2)
  const amount = (text = '') => Number(text.replace(' ', '').replace(',', '.'))
  for (const { body } of results) {
    const [, oil, total] =
      /Öljy: (\d \d+,\d\d) €\nRahti: 39,00 €\nArvioitu kokonaishinta \(\d+\. \p{L}+kuuta \d{4}\): (\d \d+,\d\d) €/u.exec(
        body.replaceAll('\u00A0', ' '),
      ) ?? []
    expect(amount(oil)).toBeCloseTo(1300, -2)
    expect(amount(total) - amount(oil)).toBeCloseTo(39)
  }
})
