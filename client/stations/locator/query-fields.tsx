import { writeLocatorQuery } from '#shared/stations/locator-query.ts'
import { queryPairs } from '#shared/stations/query-pairs.ts'
import { type QueryChange, useLocatorQuery } from './locator-context.ts'

/** Where a form leads, as its hidden fields: for the edge, which nobody asks any more once the browser has all stations. */
export function QueryFields({ change }: { change: QueryChange }) {
  const { query, ready } = useLocatorQuery()
  if (ready) return null
  return queryPairs(writeLocatorQuery(change(query))).map(({ name, value }, index) => (
    <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
  ))
}
