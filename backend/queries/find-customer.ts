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
