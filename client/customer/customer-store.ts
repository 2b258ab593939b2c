// A plain store: every page has it. All of the customer is for the late parts to read (customer-user.ts).
import { useSyncExternalStore } from 'react'

export interface CustomerState {
  /** unknown: not asked yet; ended: was logged in, and the session has run out while the page stands */
  status: 'unknown' | 'anonymous' | 'authorised' | 'ended'
  /** nobody could be asked: the status stays unknown */
  failed?: boolean
  /** what the login control says (§2.8) */
  firstName?: string | undefined
  /** of the customer endpoint, as it came; absent when it failed (§8: ignored) */
  answer?: unknown
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
  return state.status === 'authorised' ? textOf(state.answer, 'emailToken') : undefined
}

export function setCustomer(next: CustomerState): void {
  state = next
  for (const listener of listeners) listener()
}

/** A text of an answer that may be anything. */
export function textOf(answer: unknown, name: string): string | undefined {
  const text: unknown = Reflect.get(Object(answer), name)
  return typeof text === 'string' ? text : undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
