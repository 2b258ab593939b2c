import type { LocaleCode } from '#shared/locale/locales.ts'
import { type Payload, payloadAddress } from '#shared/navigation/payload.ts'

export interface PayloadRequest {
  /** of this tab: it decides where the address names none, for the cookie may be another tab's by now */
  locale?: LocaleCode
  signal?: AbortSignal
}

/** The worker's own answer: it has read what it sends, so its shape is trusted. Rejects when it cannot be had. */
export async function fetchPayload(address: string, { locale, signal }: PayloadRequest): Promise<Payload> {
  const url = new URL(address, location.origin)
  const response = await fetch(payloadAddress(url.pathname.replace(/(.)\/+$/, '$1'), url.search), {
    headers: locale === undefined ? {} : { 'x-st1-locale': locale },
    ...(signal && { signal }),
  })
  if (!response.ok) throw new Error(`payload answered ${response.status}`)
  return response.json()
}
