// Every cookie and storage key of the site. The consent dialog lists them, and storage.ts accepts
// no other key. `*` matches any ending.

interface StoredName {
  /** as the browser shows it */
  name: string
  area: 'cookie' | 'localStorage' | 'sessionStorage' | 'cache'
  category: 'necessary' | 'statistics' | 'marketing'
  lifetime: 'days30' | 'days90' | 'months12' | 'years2' | 'tab' | 'device'
  recipient: 'St1' | 'Google Ireland Ltd'
}

const OWN = { category: 'necessary', recipient: 'St1' } as const
const GOOGLE = { area: 'cookie', recipient: 'Google Ireland Ltd' } as const

/** By purpose. The texts are `items.purposes` in shared/messages/consent/. */
export const STORED_NAMES = {
  locale: { name: 'st1_locale', area: 'cookie', lifetime: 'months12', ...OWN },
  session: { name: 'st1_session', area: 'cookie', lifetime: 'days30', ...OWN },
  device: { name: 'st1_device', area: 'cookie', lifetime: 'days90', ...OWN },
  consent: { name: 'consent', area: 'localStorage', lifetime: 'months12', ...OWN },
  cart: { name: 'cart', area: 'localStorage', lifetime: 'device', ...OWN },
  userinfo: { name: 'userinfo', area: 'localStorage', lifetime: 'device', ...OWN },
  checkout: { name: 'checkout', area: 'sessionStorage', lifetime: 'tab', ...OWN },
  orderAttempt: { name: 'order-attempt', area: 'localStorage', lifetime: 'device', ...OWN },
  orderEmail: { name: 'order-email', area: 'sessionStorage', lifetime: 'tab', ...OWN },
  pendingOrder: { name: 'pending-order', area: 'localStorage', lifetime: 'device', ...OWN },
  trackedPurchases: {
    name: 'tracked-purchases',
    area: 'localStorage',
    lifetime: 'device',
    category: 'statistics',
    recipient: 'St1',
  },
  favourites: { name: 'favourite-stations', area: 'localStorage', lifetime: 'device', ...OWN },
  savedPages: { name: 'saved-pages', area: 'localStorage', lifetime: 'device', ...OWN },
  savedFiles: { name: 'saved-pages', area: 'cache', lifetime: 'device', ...OWN },
  formDraft: { name: 'form-draft:*', area: 'sessionStorage', lifetime: 'tab', ...OWN },
  reloadedAt: { name: 'reloaded-at:*', area: 'sessionStorage', lifetime: 'tab', ...OWN },
  visitor: { name: '_ga', lifetime: 'years2', category: 'statistics', ...GOOGLE },
  visit: { name: '_ga_*', lifetime: 'years2', category: 'statistics', ...GOOGLE },
  advertising: { name: '_gcl_au', lifetime: 'days90', category: 'marketing', ...GOOGLE },
} as const satisfies Record<string, StoredName>

export type StoredPurpose = keyof typeof STORED_NAMES

/** A key that storage.ts accepts: a name of the list, with any ending for `*`. */
export type StoredKey = KeyOf<
  Exclude<(typeof STORED_NAMES)[StoredPurpose], { area: 'cookie' | 'cache' }>['name']
>
type KeyOf<Name extends string> = Name extends `${infer Begin}*` ? `${Begin}${string}` : Name
