import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../texts/texts.ts'
import { CheckCell, SelectAll } from './row-checks.tsx'
import type { Item, Items } from './row-items.ts'
import type { Selection } from './use-selection.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }
/** What has the focus in a row: its address, else its first button. */
const FOCUSED = '.c-a a, button'

export interface Column<Row> {
  name: string
  /** its place on a phone: a and b are the two lines, t and n are right of them, do is a button, x is hidden */
  place: 'a' | 'b' | 't' | 'n' | 'do' | 'x'
  heading?: ReactNode
  width?: string
  isNumber?: boolean
  className?: string
  sort?: 'ascending' | 'descending' | 'none'
  renderCell: (row: Row) => ReactNode
}

interface RowsTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  items: Items<Row>
  /** rows in all, if not all are items */
  total?: number
  selection?: Selection<Row>
  className?: string
  /** inside a longer view */
  isShort?: boolean
  isBusy?: boolean
  /** see useVirtualRows */
  query?: string
  /** The first and the last row in sight. */
  onRange?: (first: number, last: number) => void
}

/** A dense table that renders only the rows in sight. Screen readers get the number of all rows; arrow keys move between rows. */
export function RowsTable<Row>(props: RowsTableProps<Row>) {
  const { caption, columns, items, selection, className = '', isShort = false, isBusy = false, query, onRange } = props
  const { t } = useTexts()
  const { scroller, virtualizer } = useVirtualRows(items.length, query)
  const anchor = useRef<number>(undefined)
  const toFocus = useRef<number>(undefined)
  const shown = virtualizer.getVirtualItems()
  const { startIndex: first = 0, endIndex: last = 0 } = virtualizer.range ?? {}
  useEffect(() => onRange?.(first, last), [first, last, onRange])
  // a row that was not rendered yet when its key was pressed
  useEffect(focusRow)
  const width = columns.length + (selection ? 1 : 0)

  /** Selects a row, or with Shift all rows since the last one. */
  function choose(index: number, isOn: boolean, isRange: boolean): void {
    const from = isRange ? (anchor.current ?? index) : index
    anchor.current = index
    const chosen = Array.from({ length: Math.abs(from - index) + 1 }, (_, step) => items.at(Math.min(from, index) + step))
    selection?.choose(
      chosen.flatMap((item) => (item?.kind === 'row' ? [[item.key, item.row] as const] : [])),
      isOn,
    )
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : undefined
    if (!row || row.classList.contains('edit')) return
    const at = toFocus.current ?? Number(row.dataset['index'])
    const item = items.at(at)
    if (event.key === ' ' && selection && item?.kind === 'row' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      choose(at, event.shiftKey || !selection.has(item.key), event.shiftKey)
      return
    }
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    toFocus.current = Math.min(Math.max(at + step, 0), items.length - 1)
    virtualizer.scrollToIndex(toFocus.current)
    focusRow()
  }

  function focusRow(): void {
    const row = scroller.current?.querySelector(`[data-index="${toFocus.current}"]`)
    if (!row) return
    toFocus.current = undefined
    row.querySelector<HTMLElement>(FOCUSED)?.focus()
  }

  function renderItem(item: Item<Row> | undefined, index: number): ReactNode {
    if (!item || item.kind === 'waiting') return <td colSpan={width}>…</td>
    if (item.kind === 'edit') return <td colSpan={width}>{item.content}</td>
    if (item.kind !== 'row') {
      return (
        <th scope={item.kind === 'group' ? 'rowgroup' : 'row'} colSpan={width}>
          {item.content}
        </th>
      )
    }
    return (
      <>
        {selection && <CheckCell item={item} selection={selection} onChoose={(isOn, isRange) => choose(index, isOn, isRange)} />}
        {columns.map(({ name, place, isNumber, className: more = '', renderCell }) => {
          const classes = `c-${place}${isNumber ? ' num' : ''} ${more}`
          return place === 'a' ? (
            <th key={name} scope="row" className={classes}>
              {renderCell(item.row)}
            </th>
          ) : (
            <td key={name} className={classes}>
              {renderCell(item.row)}
            </td>
          )
        })}
      </>
    )
  }

  function classOf(item: Item<Row> | undefined): string | undefined {
    if (!item || item.kind === 'waiting') return undefined
    if (item.kind !== 'row') return item.kind
    return selection?.has(item.key) ? `${item.className ?? ''} on` : item.className
  }

  return (
    // keyboard users must be able to scroll it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={isShort ? 'scroll short' : 'scroll'} ref={scroller} tabIndex={0} aria-label={caption} hidden={items.length === 0}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        className={`rows ${className}${selection ? '' : ' no-check'}`}
        aria-label={caption}
        aria-rowcount={(props.total ?? items.length) + 1}
        aria-busy={isBusy}
        onKeyDown={onKeyDown}
      >
        <colgroup>
          {selection && <col style={{ width: '36px' }} />}
          {columns.map(({ name, width }) => (
            <col key={name} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {selection && <SelectAll selection={selection} />}
            {columns.map(({ name, heading, sort, isNumber }) => (
              <th key={name} scope="col" className={isNumber ? 'num' : undefined} aria-sort={sort}>
                {heading ?? <span className="hidden">{t('columns.actions')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: shown[0]?.start ?? 0 }} />
          {shown.map(({ index }) => {
            const item = items.at(index)
            return (
              <tr
                key={item?.key ?? index}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                className={classOf(item)}
              >
                {renderItem(item, index)}
              </tr>
            )
          })}
          <tr aria-hidden style={{ height: virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0) }} />
        </tbody>
      </table>
    </section>
  )
}
