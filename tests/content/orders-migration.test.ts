import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { orderSchema } from '../../backend/orders/order.ts'

const MIGRATIONS = readdirSync('backend/migrations').sort()
const ORDER_BODY = '0013_order_body.sql'

test('orders from before the column `body` are read unchanged', () => {
  const database = new DatabaseSync(':memory:')
  const migrate = (files: string[]) =>
    files.forEach((file) => database.exec(readFileSync(`backend/migrations/${file}`, 'utf8')))
  migrate(MIGRATIONS.filter((file) => file < ORDER_BODY))
  const customer = {
    email: 'a@st1.example',
    firstname: 'A',
    lastname: 'B',
    telephonePrefix: 'FIN|358',
    telephoneNumber: '',
    marketing: [],
  }
  const items = [
    {
      code: 'BASIC',
      name: 'Peruspesu',
      quantity: 2,
      priceCents: 1290,
      contents: [{ name: 'Peruspesu', amount: 1 }],
    },
  ]
  const totals = { discount: 0, taxAmount: 5.24, totalWithTax: 25.8, totalWithoutTax: 20.56 }
  database
    .prepare(
      `INSERT INTO orders (id, idempotency_key, request_hash, locale, email, customer, send_sms, payment_type, payment_name, return_url,
         discount_code, items, totals, status, created, terms_version, delivery_consent)
       VALUES ('AAAA', 'key', 'hash', 'fi-FI', 'a@st1.example', ?, 1, 'bank', 'OP', 'http://localhost:8787/tilaus',
         'TALVI10', ?, ?, 'paid', '2026-01-01T10:00:00.000Z', 'v1', 0)`,
    )
    .run(JSON.stringify(customer), JSON.stringify(items), JSON.stringify(totals))

  migrate(MIGRATIONS.filter((file) => file >= ORDER_BODY))

  const [row] = database.prepare('SELECT * FROM orders').all()
  const { body, ...columns } = row ?? {}
  const written: unknown = JSON.parse(String(body))
  expect(written).toEqual({
    ...{
      requestHash: 'hash',
      locale: 'fi-FI',
      customer,
      sendSms: true,
      paymentType: 'bank',
      paymentName: 'OP',
    },
    ...{ returnUrl: 'http://localhost:8787/tilaus', items, totals, deliveryConsent: false },
  })
  expect(columns).toMatchObject({
    id: 'AAAA',
    idempotency_key: 'key',
    email: 'a@st1.example',
    discount_code: 'TALVI10',
    status: 'paid',
  })
  // The other columns are those that the body does not contain. `withdrawn` is read from another
  // table.
  const names = Object.keys({ ...Object(written), ...columns }).map((name) =>
    name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
  )
  expect(names.toSorted()).toEqual(
    [...Object.keys(orderSchema.omit({ withdrawn: true }).shape), 'idempotencyKey'].toSorted(),
  )
})
