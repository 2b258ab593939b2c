import useSWR from 'swr'
import type { SiteAddressing } from '#shared/locale/locale-links.ts'
import { useSite } from '../navigation/site-context.tsx'
import { callEndpoint, type EndpointCall, EndpointError } from './call-endpoint.ts'
import { useDataOptions } from './data-options.ts'

export type EndpointResult<T> = ReturnType<typeof useEndpoint<T>>

/**
 * Parses a response of type `unknown`. Only content has another type (`Answer`):
 * worker/routes/forward-call.ts has validated it.
 */
type Read<T, Answer> = (answer: Answer | undefined) => T | undefined

/** SWR's key of a call. */
export type CallKey = readonly [
  call: EndpointCall,
  locale: SiteAddressing['locale'],
  preview: boolean,
]

export function callKey(call: EndpointCall, { locale, preview }: SiteAddressing): CallKey {
  return [call, locale, preview === true]
}

/**
 * SWR's fetcher: the data of an endpoint through the proxy (§7). If `read` returns undefined, the
 * call has failed.
 */
export async function fetchEndpoint<T, Answer = unknown>(
  [call, locale, preview]: CallKey,
  read: Read<T, Answer>,
): Promise<T> {
  const result = read(await callEndpoint<Answer>({ ...call, preview }, locale))
  if (result === undefined) throw new EndpointError(undefined, 'the response has another shape')
  return result
}

/**
 * Data of an endpoint, cached per locale. `isQuiet`: the view shows a failure itself, without a
 * notification.
 */
export function useEndpoint<T, Answer = unknown>(
  call: EndpointCall,
  read: Read<T, Answer>,
  { isQuiet = false } = {},
) {
  const key = callKey(call, useSite().addressing)
  const options = useDataOptions()
  const { data, error, isValidating, mutate } = useSWR(
    key,
    (asked: CallKey) => fetchEndpoint(asked, read),
    { ...options, ...(isQuiet && { onError: () => undefined }) },
  )
  return {
    /** undefined while it is loading, and after a failure */
    data,
    failed: error !== undefined && !isValidating,
    /** HTTP status of a failed response */
    status: error instanceof EndpointError ? error.status : undefined,
    retry: () => void mutate(),
  }
}
