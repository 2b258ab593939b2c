// The masked e-mail address of the order that was sent in this tab. The backend's answer about an
// order has no customer data.

import { readRecord, readText } from '#shared/contract/read-values.ts'
import { storedValue } from '../../storage/storage.ts'

const storedEmail = storedValue('order-email', readOrderEmail, 'sessionStorage')

export function noteOrderEmail(orderId: string, email: string): void {
  storedEmail.write({ orderId, email: maskEmail(email) })
}

/** '' for an order that was not sent in this tab. */
export function emailOfOrder(orderId: string): string {
  const stored = storedEmail.read()
  return stored.orderId === orderId ? stored.email : ''
}

function readOrderEmail(value: unknown) {
  const { orderId, email } = readRecord(value) ?? {}
  return { orderId: readText(orderId), email: readText(email) ?? '' }
}

/**
 * 'aino.virtanen@example.fi' → 'a•••@example.fi', so that other people cannot read it on the
 * screen. '' for invalid addresses.
 */
export function maskEmail(email: string): string {
  const [, first, domain] = /^\s*(\S)[^@\s]*@([^@\s]+)\s*$/u.exec(email) ?? []
  return first && domain ? `${first}•••@${domain}` : ''
}
