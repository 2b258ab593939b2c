export interface Customer {
  id: string
  email: string
  firstName: string
  lastName: string
  /** '+358401234567' */
  phone: string | null
}

interface Login {
  customerId: string
  passwordHash: string
}

/** @param email in lower case */
export async function findLogin(db: D1Database, email: string): Promise<Login | undefined> {
  const login = await db
    .prepare(
      'SELECT id AS customerId, password_hash AS passwordHash FROM customers WHERE email = ?1',
    )
    .bind(email)
    .first<Login>()
  return login ?? undefined
}

export async function findCustomer(db: D1Database, id: string): Promise<Customer | undefined> {
  const customer = await db
    .prepare(
      'SELECT id, email, first_name AS firstName, last_name AS lastName, phone FROM customers WHERE id = ?1',
    )
    .bind(id)
    .first<Customer>()
  return customer ?? undefined
}

/** If two requests create the account at once, the second sets its password. */
export async function addCustomer(
  db: D1Database,
  {
    id,
    email,
    firstName,
    lastName,
    passwordHash,
  }: Omit<Customer, 'phone'> & Pick<Login, 'passwordHash'>,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO customers (id, email, first_name, last_name, password_hash) VALUES (?1, ?2, ?3, ?4, ?5)
       ON CONFLICT (email) DO UPDATE SET password_hash = excluded.password_hash`,
    )
    .bind(id, email, firstName, lastName, passwordHash)
    .run()
}

export async function setPassword(
  db: D1Database,
  email: string,
  passwordHash: string,
): Promise<void> {
  await db
    .prepare('UPDATE customers SET password_hash = ?2 WHERE email = ?1')
    .bind(email, passwordHash)
    .run()
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
    .all<CustomerCard>()
  return results
}
