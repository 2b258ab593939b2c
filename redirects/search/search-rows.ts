import { decodePath } from '#shared/navigation/page-path.ts'
import { foldRedirectKey } from '#shared/navigation/redirect-rule.ts'
import { nearPattern } from './near-pattern.ts'
import type { TableRow } from './table-rows.ts'

interface RowQuery {
  /** words that the row must contain; a pasted address is searched by its path */
  q: string
  /** draft, finding, unvisited, or a kind of problem; '': all rows */
  filter: string
  /** source, target or visits; - before it: descending */
  sort: string
}

export interface RowFacts {
  problems: ReadonlyMap<string, readonly { kind: string }[]>
  visits: ReadonlyMap<string, number>
}

/** isNear: no row has all words as written, these have one of them with a typo */
export function searchRows(
  rows: readonly TableRow[],
  { q, filter, sort }: RowQuery,
  facts: RowFacts,
) {
  const words = wordsOf(q)
  const kept = rows
    .filter((row) => isKept(row, filter, facts))
    .map((row) => ({
      row,
      text: foldRedirectKey([row.source, row.key, row.target, row.note].join('\n')),
    }))
  const exact = kept.filter(({ text }) => words.every((word) => text.includes(word)))
  const near = exact.length > 0 ? [] : kept.filter(withOneTypo(words))
  const found = exact.length > 0 ? exact : near
  return {
    isNear: near.length > 0,
    rows: sortRows(
      found.map(({ row }) => row),
      sort,
      facts,
    ),
  }
}

function withOneTypo(words: readonly string[]): (kept: { text: string }) => boolean {
  const patterns = new Map(words.map((word) => [word, nearPattern(word)]))
  return function hasOneTypo({ text }) {
    const [missing, ...others] = words.filter((word) => !text.includes(word))
    return (
      missing !== undefined && others.length === 0 && (patterns.get(missing)?.test(text) ?? false)
    )
  }
}

function wordsOf(q: string): string[] {
  const pasted = /^https?:\/\//i.test(q.trim()) ? URL.parse(q.trim())?.pathname : undefined
  return foldRedirectKey(pasted === undefined ? q : decodePath(pasted))
    .split(/\s+/)
    .filter((word) => word !== '')
}

export function countRows(rows: readonly TableRow[], filter: string, facts: RowFacts): number {
  return rows.filter((row) => isKept(row, filter, facts)).length
}

function isKept({ key, state }: TableRow, filter: string, { problems, visits }: RowFacts): boolean {
  switch (filter) {
    case '':
      return true
    case 'draft':
      return state !== 'same'
    case 'finding':
      return problems.has(key)
    case 'unvisited':
      return state !== 'removed' && !visits.get(key)
    default:
      return problems.get(key)?.some(({ kind }) => kind === filter) ?? false
  }
}

function sortRows(rows: TableRow[], sort: string, { visits }: RowFacts): TableRow[] {
  const field = sort.replace(/^-/, '')
  const sign = sort.startsWith('-') ? -1 : 1
  if (field === 'visits')
    return rows.sort((a, b) => sign * ((visits.get(a.key) ?? 0) - (visits.get(b.key) ?? 0)))
  if (field !== 'target') return sign === 1 ? rows : rows.toReversed()
  return rows.sort((a, b) => (a.target === b.target ? 0 : a.target < b.target ? -sign : sign))
}
