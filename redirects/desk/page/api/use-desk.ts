import useSWR, { type SWRConfiguration } from 'swr'
import { askDesk, failureKind, type Query } from './call-desk.ts'

/** Failures that another try may mend. */
const MAY_PASS: readonly string[] = ['offline', 'store-failed']

/** What the API answers to a read, cached by its path and query. `path` undefined: nothing is asked. */
export function useDesk<Answer>(path: string | undefined, query: Query = {}, options: SWRConfiguration<Answer> = {}) {
  const { data, error, isLoading, isValidating, mutate } = useSWR<Answer>(
    path === undefined ? null : [path, query],
    () => askDesk<Answer>(path ?? '', query),
    { revalidateOnFocus: false, shouldRetryOnError: (failed) => MAY_PASS.includes(failureKind(failed)), ...options },
  )
  return {
    /** undefined while it is loading, and after a failure of the first try */
    data,
    failure: error === undefined ? undefined : failureKind(error),
    isLoading,
    isValidating,
    reload: () => void mutate(),
  }
}
