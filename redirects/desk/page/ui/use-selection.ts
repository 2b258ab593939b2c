import { useState } from 'react'

export interface Selection<Row> {
  rows: ReadonlyMap<string, Row>
  has: (key: string) => boolean
  choose: (rows: Iterable<readonly [key: string, row: Row]>, isOn: boolean) => void
  clear: () => void
  /** for screen readers */
  nameOf: (row: Row) => string
  /** missing: rows can only be selected one by one */
  onAll?: (isOn: boolean) => void
  isAll?: boolean
}

/** The rows that are selected, by key. They stay selected while they are out of sight. */
export function useSelection<Row>(nameOf: (row: Row) => string): Selection<Row> {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map())
  return {
    rows,
    nameOf,
    has: (key) => rows.has(key),
    clear: () => setRows(new Map()),
    choose: (chosen, isOn) =>
      setRows((before) => {
        const next = new Map(before)
        for (const [key, row] of chosen) {
          if (isOn) next.set(key, row)
          else next.delete(key)
        }
        return next
      }),
  }
}
