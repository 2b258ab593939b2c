import { writeLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { useLocator } from '../use-query.ts'

/** The part of the query that no visible field has, so that the form sends the whole query. */
export function HiddenFields() {
  const { query } = useLocator()
  return Array.from(
    new URLSearchParams(writeLocatorQuery({ ...query, ...NOT_HIDDEN })),
    ([name, value], index) => (
      <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
    ),
  )
}

/**
 * Sent by the form's own fields, or reset by each press: the selected station and the number of
 * rows.
 */
const NOT_HIDDEN = {
  q: '',
  filters: [],
  charging: undefined,
  openNow: false,
  openAt: undefined,
  service: undefined,
  radius: undefined,
  sort: undefined,
  selected: undefined,
  rows: undefined,
  from: undefined,
  to: undefined,
  via: undefined,
}
