import { COUNTRIES } from '../locale/locales.ts'
import { isDate } from '../time/dates.ts'
import { oneOf, type ReadBy, record, someOf } from './read-shape.ts'
import { readOneOf, readText } from './read-values.ts'

/** https://schema.org/employmentType, as search engines list it */
export const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
] as const

/** A vacancy. Its text is in the blocks of its page; this is what search engines get. */
export type Job = ReadBy<typeof readJob>

/**
 * undefined when a search engine would reject it. `validThrough` is the last day of the
 * application.
 */
export const readJob = record(
  {
    title: readText,
    description: readText,
    employer: readText,
    employmentType: oneOf(...EMPLOYMENT_TYPES),
    datePosted: readDay,
    places: someOf(record({ city: readText, country: readCountry })),
  },
  { validThrough: readDay },
)

function readCountry(value: unknown) {
  return readOneOf(COUNTRIES, value)
}

function readDay(value: unknown) {
  return isDate(value) ? value : undefined
}
