import { setConsent } from './consent-store.ts'
import { CONSENT_KEY, rememberedConsent } from './remembered-consent.ts'

/** What is chosen in one tab holds in all. Until the returned function is called. */
export function followOtherTabs(): () => void {
  function onStorage({ key }: StorageEvent): void {
    if (key === CONSENT_KEY) setConsent({ choice: rememberedConsent(), dialog: 'closed' })
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
