import { type Payload, payloadAddress } from '#shared/navigation/payload.ts'

/** The worker's own answer: it has read what it sends, so its shape is trusted. Rejects when it cannot be had. */
export async function fetchPayload(address: string, signal?: AbortSignal): Promise<Payload> {
  const url = new URL(address, location.origin)
  const response = await fetch(payloadAddress(url.pathname.replace(/(.)\/+$/, '$1'), url.search), signal ? { signal } : {})
  if (!response.ok) throw new Error(`payload answered ${response.status}`)
  return response.json()
}
