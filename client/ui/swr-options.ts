import type { SWRConfiguration } from 'swr'

/**
 * SWR's settings for all data. No `SWRConfig` around the app has them, because most pages need no
 * SWR. So the cache is SWR's global one, which all visitors of an isolate share: nothing may write
 * to it at the edge.
 */
export const SWR_OPTIONS = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  shouldRetryOnError: false,
} satisfies SWRConfiguration
