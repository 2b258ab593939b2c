import { proxy } from 'valtio'
import { type Consent, readConsent, writeConsent } from './consent.ts'

const STORAGE_KEY = 'consent'

interface ConsentState {
  /** undefined: not asked yet, and nothing but the necessary is allowed */
  choice: Consent | undefined
  dialog: 'closed' | 'first-visit' | 'reopened'
}

export const consentStore = proxy<ConsentState>({ choice: undefined, dialog: 'closed' })

/** Asks a visitor who has not been asked. */
export function restoreConsent(): void {
  consentStore.choice = readConsent(fromStorage())
  if (!consentStore.choice) consentStore.dialog = 'first-visit'
}

export function openConsent(): void {
  consentStore.dialog = 'reopened'
}

export function closeConsent(): void {
  consentStore.dialog = 'closed'
}

export function chooseConsent(choice: Consent): void {
  consentStore.choice = choice
  consentStore.dialog = 'closed'
  try {
    localStorage.setItem(STORAGE_KEY, writeConsent(choice))
  } catch {
    // no storage: the choice holds for this visit
  }
}

function fromStorage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
