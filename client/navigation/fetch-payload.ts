import type { LocaleCode } from '#shared/locale/locales.ts'
import { type Payload, payloadAddress } from '#shared/navigation/payload.ts'
import { PageNotLoadedError } from './page-failure.ts'

export interface PayloadRequest {
  /** of this tab: it decides where the address names none, for the cookie may be another tab's by now */
  locale?: LocaleCode
  signal?: AbortSignal
}

/** The worker's own answer: it has read what it sends, so its shape is trusted. Rejects with a PageNotLoadedError when it cannot be had. */
export async function fetchPayload(address: string, request: PayloadRequest): Promise<Payload> {
  const { status, text } = await ask(address, request).catch((cause: unknown) => {
    throw new PageNotLoadedError({ kind: 'unreachable' }, { cause })
  })
  if (status !== 200) throw new PageNotLoadedError({ kind: 'status', status })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new PageNotLoadedError({ kind: 'unreadable' }, { cause })
  }
}

async function ask(address: string, { locale, signal }: PayloadRequest): Promise<{ status: number; text: string }> {
  const url = new URL(address, location.origin)
  const response = await fetch(payloadAddress(url.pathname.replace(/(.)\/+$/, '$1'), url.search), {
    headers: locale === undefined ? {} : { 'x-st1-locale': locale },
    ...(signal && { signal }),
  })
  return { status: response.status, text: await response.text() }
}
