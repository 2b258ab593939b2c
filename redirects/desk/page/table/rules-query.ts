import type { Place } from '../place.ts'

export interface RulesQuery {
  locale: string
  q: string
  filter: string
  sort: string
}

/** What the table's address asks for. */
export function rulesQuery({ locale, params }: Place): RulesQuery {
  return { locale, q: params['q'] ?? '', filter: params['filter'] ?? '', sort: params['sort'] ?? 'source' }
}

/** A column's heading pressed: upwards, then downwards; of visits the most come first. */
export function nextSort(current: string, column: string): string {
  const [first, second] = column === 'visits' ? ['-visits', 'visits'] : [column, `-${column}`]
  return current === first ? second : first
}

/** for aria-sort */
export function sortDirection(current: string, column: string): 'ascending' | 'descending' | 'none' {
  if (current === column) return 'ascending'
  return current === `-${column}` ? 'descending' : 'none'
}

/** Filters are several names between commas; each can be taken in and out. */
export function toggleFilter(filter: string, name: string): string {
  const names = filter.split(',').filter(Boolean)
  return (names.includes(name) ? names.filter((other) => other !== name) : [...names, name]).join(',')
}
