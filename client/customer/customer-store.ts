// A plain store: every page has it. All of the customer is for the late parts to read (customer-user.ts).
import { useSyncExternalStore } from 'react'
import type { Customer } from '#shared/contract/customer.ts'

export interface CustomerState {
  /** unknown: not asked yet; ended: was logged in, and the session has run out while the page stands */
  status: 'unknown' | 'anonymous' | 'authorised' | 'ended'
  /** nobody could be asked: the status stays unknown */
  failed?: boolean
  /** absent when the customer endpoint failed (§8: ignored) */
  customer?: Customer | undefined
}

const UNKNOWN: CustomerState = { status: 'unknown' }
const listeners = new Set<() => void>()
let state = UNKNOWN

export function useCustomer(): CustomerState {
  return useSyncExternalStore(subscribe, customerState, () => UNKNOWN)
}

export function customerState(): CustomerState {
  return state
}

/** §6: the e-mail a cart is validated for, of a visitor who is logged in. */
export function customerEmail(): string | undefined {
  return state.status === 'authorised' ? state.customer?.emailToken || undefined : undefined
}

export function setCustomer(next: CustomerState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
