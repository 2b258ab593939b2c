import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { useTexts } from '../texts/texts.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

export interface Column<Row> {
  /** its cells have the class `col-…` */
  name: string
  /** missing: the row's buttons */
  heading?: ReactNode
  /** by default the columns share the width */
  width?: string
  sort?: 'ascending' | 'descending' | 'none'
  renderCell: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  /** an array, or rows of which only some are loaded */
  rows: { length: number; at: (index: number) => Row | undefined }
  classOf?: (row: Row) => string
  isBusy?: boolean
  /** see useVirtualRows */
  query?: string
  /** The first and the last row in sight. */
  onRange?: (first: number, last: number) => void
}

/** A table that renders only the visible rows. Screen readers announce the number of all rows; arrow keys move between rows. */
export function DataTable<Row>({ caption, columns, rows, classOf, isBusy = false, query, onRange }: DataTableProps<Row>) {
  const { t } = useTexts()
  const { scroller, virtualizer } = useVirtualRows(rows.length, query)
  const items = virtualizer.getVirtualItems()
  const { startIndex: first = 0, endIndex: last = 0 } = virtualizer.range ?? {}
  useEffect(() => onRange?.(first, last), [first, last, onRange])

  function moveFocus(event: KeyboardEvent) {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : undefined
    const step = STEPS[event.key]
    if (!row || step === undefined) return
    event.preventDefault()
    const index = Math.min(Math.max(Number(row.dataset['index']) + step, 0), rows.length - 1)
    virtualizer.scrollToIndex(index)
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] :is(a, button)`)?.focus())
  }

  return (
    // keyboard users must be able to scroll it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="scroller" ref={scroller} tabIndex={0} aria-label={caption} hidden={rows.length === 0}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table aria-label={caption} aria-rowcount={rows.length + 1} aria-busy={isBusy} onKeyDown={moveFocus}>
        <colgroup>
          {columns.map(({ name, width }) => (
            <col key={name} className={`col-${name}`} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ name, heading, sort }) => (
              <th key={name} scope="col" className={`col-${name}`} aria-sort={sort}>
                {heading ?? <span className="hidden">{t('columns.actions')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: items[0]?.start ?? 0 }} />
          {items.map(({ index }) => {
            const row = rows.at(index)
            return (
              <tr
                key={index}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                className={row && classOf?.(row)}
              >
                {row ? (
                  columns.map(({ name, heading, renderCell }) => (
                    <td key={name} className={`col-${name}`} data-heading={typeof heading === 'string' ? heading : undefined}>
                      {renderCell(row)}
                    </td>
                  ))
                ) : (
                  <td colSpan={columns.length}>…</td>
                )}
              </tr>
            )
          })}
          <tr aria-hidden style={{ height: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) }} />
        </tbody>
      </table>
    </section>
  )
}
