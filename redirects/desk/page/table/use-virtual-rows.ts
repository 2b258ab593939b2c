import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useSyncExternalStore } from 'react'

/** A row's height in px: on a narrow screen the target stands below the old path. rules-table.css says the same. */
const ROW = { wide: 45, narrow: 77 }
const NARROW = '(max-width: 47.99rem)'

/** Which rows of a long table are in sight. A reload, and Back, come to the same rows. */
export function useVirtualRows(count: number, query: string) {
  const scroller = useRef<HTMLDivElement>(null)
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
  const rowHeight = isNarrow ? ROW.narrow : ROW.wide
  // nothing here is memoized by a compiler
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    onChange: ({ isScrolling, range }) => {
      if (!isScrolling && range && count > 0) history.replaceState({ ...history.state, row: range.startIndex }, '')
    },
  })
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const isPlaced = useRef(false)
  const placedQuery = useRef(query)
  useEffect(() => {
    if (count === 0 || isPlaced.current) return
    isPlaced.current = true
    const row: unknown = history.state?.row
    if (typeof row === 'number') virtualizer.scrollToIndex(row, { align: 'start' })
  }, [count, virtualizer])
  useEffect(() => {
    // another search begins at its first row
    if (placedQuery.current !== query) virtualizer.scrollToOffset(0)
    placedQuery.current = query
  }, [query, virtualizer])

  const rows = virtualizer.getVirtualItems()
  return {
    scroller,
    rows: rows.map(({ index }) => index),
    /** px of the rows that are not drawn, above and below */
    above: rows[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index),
  }
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(NARROW)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
