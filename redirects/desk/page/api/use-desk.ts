import useSWR, { type SWRConfiguration } from 'swr'
import type { Reads } from '../../wire.ts'
import { askDesk, type DeskFailure, failureKind, type Query } from './call-desk.ts'

/** Temporary failures: they are retried. */
const MAY_PASS: readonly string[] = ['offline', 'store-failed']

export interface Asked<Answer> {
  /** undefined while loading, and when the first request failed */
  data: Answer | undefined
  failure: DeskFailure['kind'] | undefined
  reload: () => void
}

/** Data of the API, cached by path and query. `path` undefined: no request. */
export function useDesk<Path extends keyof Reads>(
  path: Path | undefined,
  query: Query = {},
  options: SWRConfiguration<Reads[Path]> = {},
): Asked<Reads[Path]> {
  const { data, error, mutate } = useSWR<Reads[Path]>(path && [path, query], ([asked]: [Path]) => askDesk(asked, query), {
    revalidateOnFocus: false,
    shouldRetryOnError: (failed) => MAY_PASS.includes(failureKind(failed)),
    ...options,
  })
  return { data, failure: error === undefined ? undefined : failureKind(error), reload: () => void mutate() }
}
