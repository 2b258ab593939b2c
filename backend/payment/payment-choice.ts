import type { Settlement } from '../queries/settle-order.ts'

/** What the buttons of the page say, and what they make of the payment. */
const OUTCOME_OF = {
  paid: 'paid',
  pending: 'pending',
  pendingThenPaid: 'pending',
  cancelled: 'cancelled',
  failed: 'failed',
} as const

const CONFIRMATION_MS = 10_000

export type PaymentChoice = keyof typeof OUTCOME_OF

/** undefined for what stands on no button. */
export function settlementOf(choice: string, now: Date): Settlement | undefined {
  if (!isChoice(choice)) return undefined
  const settlement = { outcome: OUTCOME_OF[choice], now }
  return choice === 'pendingThenPaid' ? { ...settlement, confirmsAt: new Date(now.getTime() + CONFIRMATION_MS) } : settlement
}

function isChoice(choice: string): choice is PaymentChoice {
  return Object.hasOwn(OUTCOME_OF, choice)
}
