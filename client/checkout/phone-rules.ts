import { useEffect, useState } from 'react'
import { loadChunk } from '../ui/load-chunk.ts'
import { checkoutStore, useCheckoutValues } from './checkout-store.ts'

/** They are large, because they know the numbers of all countries. */
export type PhoneRules = typeof import('#shared/phone/phone-number.ts')

/**
 * The rules of telephone numbers, if the customer data has a number. Undefined if they cannot be
 * loaded: then the order has the number as typed, and the backend checks it.
 */
export async function loadPhoneRules(): Promise<PhoneRules | undefined> {
  if (checkoutStore.customerData.telephoneNumber === '') return undefined
  const rules = loadChunk(() => import('#shared/phone/phone-number.ts'), { mayReload: () => false })
  return rules.catch(() => undefined)
}

/** `rules`: undefined until they are loaded. They load as soon as there is a number. */
export function usePhoneRules() {
  const hasNumber = useCheckoutValues().telephoneNumber !== ''
  const [rules, setRules] = useState<PhoneRules>()
  useEffect(() => {
    if (hasNumber) void loadPhoneRules().then(setRules)
  }, [hasNumber])

  async function load(): Promise<PhoneRules | undefined> {
    const loaded = await loadPhoneRules()
    setRules(loaded)
    return loaded
  }

  return { rules, load }
}
