import useSWR from 'swr'
import { type EndpointKey, proxyAddress } from '#shared/contract/endpoints.ts'
import { DEFAULT_ERROR_STATUS, statusMessageKey } from '#shared/errors/http-status.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { useTranslate } from './i18n/use-translate.ts'
import { useSite } from './navigation/site-context.tsx'
import { notify } from './notifications/notification-store.ts'

const NO_CONTENT = 204

export interface EndpointCall {
  key: EndpointKey
  query?: Record<string, string>
  /** makes the call a POST */
  body?: unknown
  /** asks for what is not published yet, too (§7) */
  preview?: boolean
}

export interface EndpointOptions<T> {
  /** what the answer says; undefined when it is not what was asked for, which counts as a failure */
  read: (answer: unknown) => T | undefined
  /** the caller shows a failure in its own place; else it is a notification (§8) */
  ownFailure?: boolean
}

export interface EndpointAnswer<T> {
  data: T | undefined
  failed: boolean
  /** of a failure, where the endpoint answered at all */
  status: number | undefined
  loading: boolean
  retry: () => void
}

/** A backend's answer through the proxy (§7), asked for once per locale and kept. Undefined instead of a call asks nothing. */
export function useEndpoint<T>(call: EndpointCall | undefined, { read, ownFailure = false }: EndpointOptions<T>): EndpointAnswer<T> {
  const { locale, preview = false } = useSite().addressing
  const t = useTranslate()
  const { data, error, isValidating, mutate } = useSWR(
    call ? [proxyAddress(call.key), JSON.stringify([call.query, call.body]), locale, preview] : null,
    async () => {
      const answer = call && read(await askEndpoint({ ...call, preview }, locale))
      if (answer === undefined) throw new Error('the answer could not be read')
      return answer
    },
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      onError: (failure: unknown) => {
        if (!ownFailure) notify(t(statusMessageKey(failure instanceof EndpointError ? failure.status : undefined)), 'error')
      },
    },
  )
  return {
    data,
    failed: error !== undefined && !isValidating,
    status: error instanceof EndpointError ? error.status : undefined,
    loading: isValidating && data === undefined,
    retry: () => void mutate(),
  }
}

/** An endpoint that answered with an error status. */
export class EndpointError extends Error {
  readonly status: number

  constructor(status: number = DEFAULT_ERROR_STATUS) {
    super(`the endpoint answered ${status}`)
    this.status = status
  }
}

/** One call, without the cache: for what a visitor does. Rejects with an EndpointError, or when there is no answer at all. */
export async function askEndpoint({ key, query, body, preview }: EndpointCall, locale: LocaleCode, signal?: AbortSignal): Promise<unknown> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const headers = {
    'x-st1-locale': locale,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(preview && { 'x-st1-preview': 'true' }),
  }
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(proxyAddress(key) + search, { ...sent, headers, ...(signal ? { signal } : {}) })
  if (!response.ok) {
    await response.body?.cancel() // unread it would keep the request open
    throw new EndpointError(response.status)
  }
  return response.status === NO_CONTENT ? undefined : response.json()
}
