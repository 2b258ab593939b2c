export interface Customer {
  id: string
  email: string
  firstName: string
  lastName: string
  /** '+358401234567' */
  phone: string | null
}

interface CustomerRow {
  id: string
  email: string
  password_hash: string
  first_name: string
  last_name: string
  phone: string | null
}

/** @param email in lower case */
export async function findLogin(db: D1Database, email: string): Promise<{ customerId: string; passwordHash: string } | undefined> {
  const row = await db
    .prepare('SELECT id, password_hash FROM customers WHERE email = ?1')
    .bind(email)
    .first<Pick<CustomerRow, 'id' | 'password_hash'>>()
  return row === null ? undefined : { customerId: row.id, passwordHash: row.password_hash }
}

export async function findCustomer(db: D1Database, id: string): Promise<Customer | undefined> {
  const row = await db
    .prepare('SELECT id, email, first_name, last_name, phone FROM customers WHERE id = ?1')
    .bind(id)
    .first<Omit<CustomerRow, 'password_hash'>>()
  return row === null ? undefined : { id: row.id, email: row.email, firstName: row.first_name, lastName: row.last_name, phone: row.phone }
}

export async function updateCustomer(
  db: D1Database,
  { id, firstName, lastName, phone }: Pick<Customer, 'id' | 'firstName' | 'lastName' | 'phone'>,
): Promise<void> {
  await db
    .prepare('UPDATE customers SET first_name = ?2, last_name = ?3, phone = ?4 WHERE id = ?1')
    .bind(id, firstName, lastName, phone)
    .run()
}

interface CustomerCard {
  id: string
  name: string
  maskedNumber: string
  /** yyyy-MM-dd, the last valid day */
  validUntil: string
}

/** Sorted by last valid day, newest first. */
export async function findCards(db: D1Database, customerId: string): Promise<CustomerCard[]> {
  const { results } = await db
    .prepare(
      `SELECT id, name, '•••• ' || last_digits AS maskedNumber, valid_until AS validUntil
       FROM customer_cards WHERE customer_id = ?1 ORDER BY valid_until DESC, id`,
    )
    .bind(customerId)
    .all<CustomerCard & Record<string, unknown>>()
  return results
}
