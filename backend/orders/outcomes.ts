import type { OrderStatus } from './order.ts'

/** What can become of a payment at the provider. */
export const OUTCOMES = ['paid', 'pending', 'cancelled', 'failed'] as const

export type Outcome = (typeof OUTCOMES)[number]

/** Outcome → the statuses it may follow. What is paid, cancelled or failed stays so: trying again is a new order. */
export const FOLLOWS: Record<Outcome, readonly OrderStatus[]> = {
  paid: ['open', 'pending'],
  pending: ['open'],
  cancelled: ['open'],
  failed: ['open', 'pending'],
}
