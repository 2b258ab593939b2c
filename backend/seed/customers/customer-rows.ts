import type { Contents } from '../../content/source.ts'
import { hashPassword } from '../../hub/hash-password.ts'
import type { TableRows } from '../sql.ts'
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './demo-customers.ts'
import { demoOrders } from './demo-orders.ts'

/**
 * The demo customers with cards and orders. Their rows are added to visitors' tables and never
 * replaced.
 */
export async function customerRows(contents: Contents, now: Date): Promise<TableRows[]> {
  const customers = await Promise.all(
    DEMO_CUSTOMERS.map(async ({ email, firstName, lastName, phone }, index) => [
      `demo-${index}`,
      email,
      await hashPassword(DEMO_PASSWORD),
      firstName,
      lastName,
      phone,
    ]),
  )
  return [
    {
      table: 'customers',
      columns: ['id', 'email', 'password_hash', 'first_name', 'last_name', 'phone'],
      rows: customers,
    },
    {
      table: 'customer_cards',
      columns: ['id', 'customer_id', 'name', 'last_digits', 'valid_until'],
      rows: DEMO_CUSTOMERS.flatMap(({ cards }, index) =>
        cards.map(({ name, lastDigits, validUntil }) => [
          `demo-card-${lastDigits}`,
          `demo-${index}`,
          name,
          lastDigits,
          validUntil,
        ]),
      ),
    },
    ...demoOrders(contents, now),
  ]
}
