import { type LocatorQuery, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import { queryPairs } from '#shared/stations/query-pairs.ts'

/** A query as a form's hidden fields. */
export function QueryFields({ query }: { query: LocatorQuery }) {
  return queryPairs(writeLocatorQuery(query)).map(({ name, value }, index) => (
    <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
  ))
}
