import type { Place } from '../place.ts'

export interface RulesQuery {
  locale: string
  q: string
  filter: string
  sort: string
}

/** The most visited rules hurt most. */
const FIRST_SORT = '-visits'

/** The query in the address of the rules view. */
export function rulesQuery({ locale, params }: Place): RulesQuery {
  return { locale, q: params['q'] ?? '', filter: params['filter'] ?? '', sort: params['sort'] ?? FIRST_SORT }
}

/** The sort order after a press on a heading: ascending, then descending; visits the other way round. */
export function nextSort(current: string, column: string): string {
  const [first, second] = column === 'visits' ? ['-visits', 'visits'] : [column, `-${column}`]
  return current === first ? second : first
}

/** for aria-sort */
export function sortDirection(current: string, column: string): 'ascending' | 'descending' | 'none' {
  if (current === column) return 'ascending'
  return current === `-${column}` ? 'descending' : 'none'
}
