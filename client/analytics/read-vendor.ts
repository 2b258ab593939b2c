import type { Consent } from './consent.ts'

interface Vendor {
  /** undefined: the visitor has not answered */
  choice: Consent | undefined
  reopen: () => void
}

/** What the vendor's script has put into the window; undefined where it is not what its documentation says. */
export function readVendor(): Vendor | undefined {
  const vendor: unknown = Reflect.get(window, 'Cookiebot')
  if (!isObject(vendor) || !isObject(vendor['consent']) || typeof vendor['renew'] !== 'function') return undefined
  const { consent, hasResponse, renew } = vendor
  const choice = { statistics: consent['statistics'] === true, marketing: consent['marketing'] === true }
  return { choice: hasResponse === true ? choice : undefined, reopen: () => void Reflect.apply(renew, vendor, []) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
