import type { Customer } from './find-customer.ts'

export async function updateCustomer(
  db: D1Database,
  { id, firstName, lastName, phone }: Pick<Customer, 'id' | 'firstName' | 'lastName' | 'phone'>,
): Promise<void> {
  await db
    .prepare('UPDATE customers SET first_name = ?2, last_name = ?3, phone = ?4 WHERE id = ?1')
    .bind(id, firstName, lastName, phone)
    .run()
}
