import type { Consent } from './consent.ts'

/** The visitor's choice in the words of Google's consent mode. */
export function consentMode({ statistics, marketing }: Consent): Record<string, 'granted' | 'denied'> {
  const advertising = marketing ? 'granted' : 'denied'
  return {
    analytics_storage: statistics ? 'granted' : 'denied',
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  }
}
