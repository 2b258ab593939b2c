import { type Consent, writeConsent } from './consent.ts'
import { setConsent } from './consent-store.ts'
import { CONSENT_KEY } from './remembered-consent.ts'

/** Takes the visitor's choice and closes the dialog. */
export function chooseConsent(choice: Consent): void {
  setConsent({ choice, dialog: 'answered' })
  try {
    localStorage.setItem(CONSENT_KEY, writeConsent(choice))
  } catch {
    // no storage: the choice holds for this visit
  }
}
