import { pbkdf2Sync } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, test } from 'vitest'
import { readTotals } from '#shared/contract/cart.ts'
import { orderItemSchema } from '../../backend/orders/order.ts'
import { customerRows } from '../../backend/seed/customers/customer-rows.ts'
import { DEMO_PASSWORD } from '../../backend/seed/customers/demo-customers.ts'
import { EDITED_CONTENTS } from '../../backend/seed/edited-contents.ts'
import { addStatement } from '../../backend/seed/sql.ts'

const MIGRATIONS = 'backend/migrations'
const database = new DatabaseSync(':memory:')

function rows(query: string): Record<string, unknown>[] {
  return database.prepare(query).all()
}

async function seed(): Promise<void> {
  for (const table of await customerRows(EDITED_CONTENTS, new Date()))
    database.exec(addStatement(table))
}

beforeAll(async () => {
  for (const file of readdirSync(MIGRATIONS).sort())
    database.exec(readFileSync(`${MIGRATIONS}/${file}`, 'utf8'))
  await seed()
})

test('the demo customers cover every case: many orders, no phone number, nothing', () => {
  const counts = rows(
    `SELECT phone IS NULL AS hasNoPhone, (SELECT COUNT(*) FROM orders WHERE orders.email = customers.email) AS orders,
     (SELECT COUNT(*) FROM customer_cards WHERE customer_id = customers.id) AS cards FROM customers ORDER BY customers.id`,
  )
  expect(counts).toEqual([
    { hasNoPhone: 0, orders: 4, cards: 2 },
    { hasNoPhone: 1, orders: 1, cards: 1 },
    { hasNoPhone: 0, orders: 0, cards: 0 },
    { hasNoPhone: 0, orders: 1, cards: 1 },
  ])
})

test("the password shown on the pages is the customers', each with its own salt and 100,000 rounds", () => {
  const hashes = rows('SELECT password_hash FROM customers').map((row) =>
    String(row['password_hash']),
  )
  expect(new Set(hashes).size).toBe(4)
  for (const hash of hashes) {
    const [salt = '', bits] = hash.split('$')
    expect(
      pbkdf2Sync(DEMO_PASSWORD, Buffer.from(salt, 'hex'), 100_000, 32, 'sha512').toString('hex'),
    ).toBe(bits)
  }
})

test('their orders are stored like those of the shop, with a delivery for every paid wash', () => {
  for (const order of rows('SELECT * FROM orders')) {
    const body: Record<string, unknown> = JSON.parse(String(order['body']))
    const items = orderItemSchema.array().parse(body['items'])
    const cents = items.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0)
    expect(readTotals(body['totals'])?.totalWithTax).toBe(cents / 100)
    const washes = items
      .flatMap(({ quantity, contents }) => contents.map(({ amount }) => amount * quantity))
      .reduce((sum, count) => sum + count)
    const delivered = rows(`SELECT code FROM deliveries WHERE order_id = '${String(order['id'])}'`)
    expect(delivered).toHaveLength(order['status'] === 'paid' ? washes : 0)
  }
})

test('seeding again adds nothing and keeps what a customer changed', async () => {
  database.exec(`UPDATE customers SET first_name = 'Muutettu'`)
  const before = ['customers', 'customer_cards', 'orders', 'deliveries'].map((table) =>
    rows(`SELECT * FROM ${table}`),
  )
  await seed()
  expect(
    ['customers', 'customer_cards', 'orders', 'deliveries'].map((table) =>
      rows(`SELECT * FROM ${table}`),
    ),
  ).toEqual(before)
})
