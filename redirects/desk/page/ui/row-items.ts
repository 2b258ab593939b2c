import type { ReactNode } from 'react'

/** A row, or a line over the whole width: the heading of a group, "27 more", or a form. */
export type Item<Row> =
  | { kind: 'row'; key: string; row: Row; className?: string | undefined }
  | { kind: 'group' | 'more' | 'edit'; key: string; content: ReactNode }
  /** a row that is not loaded yet */
  | { kind: 'waiting'; key: string }

export function rowItem<Row>(key: string, row: Row, className?: string): Item<Row> {
  return { kind: 'row', key, row, className }
}

export interface Items<Row> {
  length: number
  at: (index: number) => Item<Row> | undefined
}
