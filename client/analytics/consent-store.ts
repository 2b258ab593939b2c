// A plain store: every page has it, and the consent dialog is all that a first visit loads late. With Valtio that would be three times as much.
import { useSyncExternalStore } from 'react'
import { createWanted } from '../ui/create-wanted.ts'
import { type Consent, rememberedConsent } from './consent.ts'

interface ConsentState {
  /** undefined: not asked yet, and nothing but the necessary is allowed */
  choice?: Consent | undefined
  /** 'answered': closed by an answer, which is said to those who do not see it close */
  dialog: 'closed' | 'first-visit' | 'reopened' | 'answered'
}

const NOT_ASKED: ConsentState = { dialog: 'closed' }
const listeners = new Set<() => void>()
let state = NOT_ASKED
let open = () => {
  consentWanted.want()
  setConsent({ dialog: 'reopened' })
}

export const consentWanted = createWanted()

export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, consentState, () => NOT_ASKED)
}

export function consentState(): ConsentState {
  return state
}

/** Asks a visitor who has not been asked. */
export function restoreConsent(): void {
  const choice = rememberedConsent()
  setConsent({ choice, dialog: choice ? 'closed' : 'first-visit' })
}

/** Opens the consent vendor's dialog, or the site's own. */
export function openConsent(): void {
  open()
}

/** From now on the vendor's is opened. */
export function openConsentWith(vendor: () => void): void {
  open = vendor
}

export function setConsent(change: Partial<ConsentState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
