import { decodePath } from '#shared/navigation/page-path.ts'
import { foldRedirectKey, isPrefixSource } from '#shared/navigation/redirect-rule.ts'
import type { TableRow } from './table-rows.ts'

interface RowQuery {
  /** words that the row must contain; a pasted address is searched by its path */
  q: string
  /** all of them must match: see `isKept` */
  filters: readonly string[]
  /** a field of the row, or visits; - before it: descending */
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
  const words = wordsOf(q)
  const soon = new Date(Date.parse(facts.today) + EXPIRING_DAYS * DAY_MS).toISOString().slice(0, 10)
  const isExample = filters.includes('example')
  const found = rows.filter(
    (row) => row.isExample === isExample && hasWords(row, words) && filters.every((filter) => isKept(row, filter, facts, soon)),
  )
  return { matching: found.length, rows: sortRows(found, sort, facts).slice(offset, offset + limit) }
}

function wordsOf(q: string): string[] {
  const pasted = /^https?:\/\//i.test(q.trim()) ? URL.parse(q.trim())?.pathname : undefined
  return foldRedirectKey(pasted === undefined ? q : decodePath(pasted))
    .split(/\s+/)
    .filter((word) => word !== '')
}

function hasWords({ source, key, target, owner, note }: TableRow, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = foldRedirectKey([source, key, target, owner, note].join('\n'))
  return words.every((word) => text.includes(word))
}

function isKept(row: TableRow, filter: string, { today, problems }: RowFacts, soon: string): boolean {
  const [name = '', value = ''] = filter.split(/:(.*)/s)
  const { until = '9999', from = '' } = row
  switch (name) {
    case 'new':
    case 'changed':
    case 'removed':
      return row.state === name
    case 'expiring':
      return until >= today && until <= soon
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
