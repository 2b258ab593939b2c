import type { WantedRow } from '#redirects/visits/wanted-paths.ts'

export const WANTED_FILTERS = ['open', 'suggested', 'robots', 'aside'] as const
export type WantedFilter = (typeof WANTED_FILTERS)[number]

/** People asked for it, and no editor has set it aside. */
export function isOpenRow({ isNoise, isIgnored }: WantedRow): boolean {
  return !isNoise && !isIgnored
}

export function isInFilter(row: WantedRow, filter: WantedFilter): boolean {
  switch (filter) {
    case 'open':
      return isOpenRow(row)
    case 'suggested':
      return isOpenRow(row) && row.suggestion !== undefined
    case 'robots':
      return row.isNoise && !row.isIgnored
    case 'aside':
      return row.isIgnored
  }
}

/** The rows in their first order. An address that has a rule now keeps its place, so that no row moves under the pointer. */
export function keepPlaces(before: readonly WantedRow[], now: readonly WantedRow[], added: ReadonlySet<string>): WantedRow[] {
  const rows = new Map(now.map((row) => [row.path, row]))
  const kept = before.flatMap((row) => rows.get(row.path) ?? (added.has(row.path) ? [row] : []))
  const known = new Set(before.map(({ path }) => path))
  return [...kept, ...now.filter(({ path }) => !known.has(path))]
}
