import useSWR from 'swr'
import { type EndpointKey, proxyAddress } from '#shared/contract/endpoints.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { useSite } from './navigation/site-context.tsx'

const NO_CONTENT = 204

export interface EndpointCall {
  key: EndpointKey
  query?: Record<string, string>
  /** makes the call a POST */
  body?: unknown
  /** includes what is not published yet (§7) */
  preview?: boolean
}

export interface EndpointResult<T> {
  /** undefined while it is loading, and after a failure */
  data: T | undefined
  failed: boolean
  /** of a failure, where the endpoint responded at all */
  status: number | undefined
  retry: () => void
}

/** Data of a backend's endpoint through the proxy (§7), cached per locale. `read` returns undefined for a response of another shape: a failure. */
export function useEndpoint<T>(call: EndpointCall, read: (response: unknown) => T | undefined): EndpointResult<T> {
  const { locale, preview = false } = useSite().addressing
  const { data, error, isValidating, mutate } = useSWR(
    [proxyAddress(call.key), JSON.stringify([call.query, call.body]), locale, preview],
    async () => {
      const result = read(await callEndpoint({ ...call, preview }, locale))
      if (result === undefined) throw new Error('the response has another shape')
      return result
    },
    { revalidateIfStale: false, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    data,
    failed: error !== undefined && !isValidating,
    status: error instanceof EndpointError ? error.status : undefined,
    retry: () => void mutate(),
  }
}

/** An endpoint responded with an error status. */
export class EndpointError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the endpoint responded with ${status}`)
    this.status = status
  }
}

/** One call without the cache: for what a visitor does. Rejects with an EndpointError, or with fetch's own error without a response. */
export async function callEndpoint({ key, query, body, preview }: EndpointCall, locale: LocaleCode): Promise<unknown> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const headers = {
    'x-st1-locale': locale,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(preview && { 'x-st1-preview': 'true' }),
  }
  const post = body !== undefined && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(proxyAddress(key) + search, { ...post, headers })
  if (!response.ok) {
    await response.body?.cancel() // an unread body keeps the request open
    throw new EndpointError(response.status)
  }
  return response.status === NO_CONTENT ? undefined : response.json()
}
