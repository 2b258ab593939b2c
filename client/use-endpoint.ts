import useSWR from 'swr'
import { callEndpoint, type EndpointCall, EndpointError } from './call-endpoint.ts'
import { useSite } from './navigation/site-context.tsx'

export type EndpointResult<T> = ReturnType<typeof useEndpoint<T>>

/** Data of a backend's endpoint through the proxy (§7), cached per locale. `read` returns undefined for a response of another shape: a failure. */
export function useEndpoint<T>(call: EndpointCall, read: (response: unknown) => T | undefined) {
  const { locale, preview = false } = useSite().addressing
  const { data, error, isValidating, mutate } = useSWR(
    [call, locale, preview],
    async () => {
      const result = read(await callEndpoint({ ...call, preview }, locale))
      if (result === undefined) throw new Error('the response has another shape')
      return result
    },
    { revalidateIfStale: false, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    /** undefined while it is loading, and after a failure */
    data,
    failed: error !== undefined && !isValidating,
    /** of a failure, where the endpoint responded at all */
    status: error instanceof EndpointError ? error.status : undefined,
    retry: () => void mutate(),
  }
}
