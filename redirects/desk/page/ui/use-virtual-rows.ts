import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'

/** Height of a row in px until it is measured. */
const ROW_PX = 34

/** With a new `query` the table scrolls to the top. A reload or Back returns to the row in sight. */
export function useVirtualRows(count: number, query: string | undefined) {
  const scroller = useRef<HTMLElement>(null)
  // safe: the React compiler is not used
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
    onChange: ({ isScrolling, range }) => {
      if (query === undefined || isScrolling || !range || count === 0) return
      history.replaceState({ ...history.state, row: range.startIndex }, '')
    },
  })

  const placedQuery = useRef<string>(undefined)
  useEffect(() => {
    if (query === undefined || count === 0 || placedQuery.current === query) return
    const row: unknown = history.state?.row
    if (placedQuery.current !== undefined) virtualizer.scrollToOffset(0)
    else if (typeof row === 'number') virtualizer.scrollToIndex(row, { align: 'start' })
    placedQuery.current = query
  }, [count, query, virtualizer])
  return { scroller, virtualizer }
}
