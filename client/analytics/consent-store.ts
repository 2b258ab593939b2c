import { proxy } from 'valtio'
import { wantOverlays } from '../ui/overlays-wanted.ts'
import { type Consent, writeConsent } from './consent.ts'
import { CONSENT_KEY, rememberedConsent } from './remembered-consent.ts'

interface ConsentState {
  /** undefined: not asked yet, and nothing but the necessary is allowed */
  choice: Consent | undefined
  dialog: 'closed' | 'first-visit' | 'reopened'
}

export const consentStore = proxy<ConsentState>({ choice: undefined, dialog: 'closed' })

/** Asks a visitor who has not been asked. */
export function restoreConsent(): void {
  consentStore.choice = rememberedConsent()
  if (!consentStore.choice) consentStore.dialog = 'first-visit'
}

export function openConsent(): void {
  wantOverlays()
  consentStore.dialog = 'reopened'
}

export function closeConsent(): void {
  consentStore.dialog = 'closed'
}

export function chooseConsent(choice: Consent): void {
  consentStore.choice = choice
  consentStore.dialog = 'closed'
  try {
    localStorage.setItem(CONSENT_KEY, writeConsent(choice))
  } catch {
    // no storage: the choice holds for this visit
  }
}
