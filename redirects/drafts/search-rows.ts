import { foldRedirectKey, isPrefixSource } from '#shared/navigation/redirect-rule.ts'
import { searchItems } from '../search/search-items.ts'
import type { TableRow } from './table-rows.ts'

interface RowQuery {
  /** words that the row must contain; a pasted address is searched by its path */
  q: string
  /** all of them must match: see `isKept` */
  filters: readonly string[]
  /** a field of the row, or visits; - before it: descending. Rows with the same value stay in the order of their keys */
  sort: string
  offset: number
  limit: number
}

/** Facts about rows that the table does not have. */
export interface RowFacts {
  /** yyyy-MM-dd in the locale's time zone */
  today: string
  problems: ReadonlyMap<string, readonly string[]>
  /** by key */
  visits: ReadonlyMap<string, { visits: number }>
}

/** A rule that ends within so many days is expiring. */
const EXPIRING_DAYS = 30
const DAY_MS = 86_400_000

/** One page of the rows that match the search and the filters, and the number of all that match. */
export function searchRows(rows: readonly TableRow[], { q, filters, sort, offset, limit }: RowQuery, facts: RowFacts) {
  const isExample = filters.includes('example')
  const kept = rows.filter((row) => row.isExample === isExample && filters.every((filter) => isKept(row, filter, facts)))
  const { items, isNear } = searchItems(kept, q, ({ source, key, target, owner, note }) => [source, key, target, owner, note].join('\n'))
  return { matching: items.length, isNear, rows: sortRows(items, sort, facts).slice(offset, offset + limit) }
}

/** The number of rules that a filter keeps. */
export function countRows(rows: readonly TableRow[], filter: string, facts: RowFacts): number {
  return rows.filter((row) => !row.isExample && isKept(row, filter, facts)).length
}

function isKept(row: TableRow, filter: string, { today, problems, visits }: RowFacts): boolean {
  const [name = '', value = ''] = filter.split(/:(.*)/s)
  const { until = '9999', from = '' } = row
  switch (name) {
    case 'new':
    case 'changed':
    case 'removed':
      return row.state === name
    case 'draft':
      return row.state !== 'same'
    case 'finding':
      return problems.has(row.key)
    case 'unvisited':
      return row.state !== 'removed' && !visits.get(row.key)?.visits
    case 'expiring':
      return row.until !== undefined && until >= today && until <= daysAfter(today, EXPIRING_DAYS)
    case 'expired':
      return until < today
    case 'planned':
      return from > today
    case 'prefix':
      return isPrefixSource(row.source)
    case 'example':
      return row.isExample
    case 'owner':
      return row.owner === value
    case 'below': {
      const folder = foldRedirectKey(value).replace(/\/$/, '')
      return row.key === folder || row.key.startsWith(`${folder}/`)
    }
    default:
      return problems.get(row.key)?.includes(name) ?? false
  }
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

function sortRows(rows: TableRow[], sort: string, { visits }: RowFacts): TableRow[] {
  const field = sort.replace(/^-/, '')
  const sign = sort.startsWith('-') ? -1 : 1
  if (field === 'visits') return rows.sort((a, b) => sign * ((visits.get(a.key)?.visits ?? 0) - (visits.get(b.key)?.visits ?? 0)))
  if (field !== 'target' && field !== 'owner' && field !== 'until') return sign === 1 ? rows : rows.toReversed()
  // rows without the field come last in both directions
  return rows.sort((a, b) => {
    const [left, right] = [a[field], b[field]]
    if (left === right) return 0
    if (left === undefined || right === undefined) return left === undefined ? 1 : -1
    return left < right ? -sign : sign
  })
}
