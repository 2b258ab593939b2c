import type { LocaleCode } from '#shared/locale/locales.ts'
import { type VisitsReader, visitsSince } from './read-visits.ts'

/** What people asked the tables for in the last 30 days, hits and 404s, most visits first. `now` is in milliseconds since 1970. */
export async function visitedAddresses(visits: VisitsReader, locale: LocaleCode, now: number): Promise<[path: string, visits: number][]> {
  const [hits, missing] = await Promise.all([visits.hits(locale, visitsSince(now)), visits.missing(locale, visitsSince(now))])
  const sums = new Map<string, number>()
  for (const row of [...hits, ...missing]) if (row.visits > 0) sums.set(row.path, (sums.get(row.path) ?? 0) + row.visits)
  return [...sums].sort(([, a], [, b]) => b - a)
}
