import type { OrderStatus as Outcome } from '#shared/contract/order.ts'
import type { OrderStatus } from './order.ts'

/** What can become of a payment at the provider → the statuses it may follow. What is paid, cancelled or failed stays so: trying again is a new order. */
export const FOLLOWS: Record<Outcome, readonly OrderStatus[]> = {
  paid: ['open', 'pending'],
  pending: ['open'],
  cancelled: ['open'],
  failed: ['open', 'pending'],
}
