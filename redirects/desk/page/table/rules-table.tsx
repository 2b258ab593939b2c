import { type KeyboardEvent, useState } from 'react'
import type { RuleRow } from '../../wire.ts'
import { useTexts } from '../texts/texts.ts'
import { FailureNote } from '../ui/failure-note.tsx'
import { RulesTableRow } from './rules-table-row.tsx'
import { type RulesQuery, sortDirection, nextSort } from './rules-query.ts'
import { useRows } from './use-rows.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

const COLUMNS = ['source', 'target', 'until', 'owner', 'visits'] as const

interface RulesTableProps {
  query: RulesQuery
  onSort: (sort: string) => void
  onEdit: (row: RuleRow) => void
}

/** A table of which only the rows in sight are drawn; screen readers are told how many there are. */
export function RulesTable({ query, onSort, onEdit }: RulesTableProps) {
  const { t, count } = useTexts()
  const [sight, setSight] = useState({ first: 0, last: 0 })
  const { page, isBusy, failure, reload, rowAt } = useRows(query, sight.first, sight.last)
  const matching = page?.matching ?? 0
  const { scroller, rows, above, below, scrollTo } = useVirtualRows(matching, JSON.stringify(query))
  const first = rows[0] ?? 0
  const last = rows.at(-1) ?? 0
  // while drawing: the next render asks for the pages in sight
  if (first !== sight.first || last !== sight.last) setSight({ first, last })

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const row = event.target instanceof HTMLElement ? event.target.closest('tr') : undefined
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key]
    if (!row || step === undefined) return
    event.preventDefault()
    const index = Math.min(Math.max(Number(row.ariaRowIndex) - 2 + step, 0), matching - 1)
    scrollTo(index)
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`tr[aria-rowindex="${index + 2}"] a`)?.focus())
  }

  return (
    <>
      <p className="counted" aria-live="polite">
        {page &&
          (page.matching === page.total
            ? t('table.all', { total: count(page.total) })
            : t('table.some', { matching: count(page.matching), total: count(page.total) }))}
        {!page && !failure && t('loading')}
      </p>
      {failure && <FailureNote failure={failure} retry={reload} />}
      {page && page.matching === 0 && <p className="empty">{page.total === 0 ? t('table.empty') : t('table.nothing')}</p>}
      <div className="scroller" ref={scroller} hidden={matching === 0}>
        {/* its rows are links and buttons: the keys move between them */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table className="rules" aria-rowcount={matching + 1} aria-busy={isBusy} onKeyDown={moveFocus}>
          <caption className="hidden">{t('table.caption')}</caption>
          {/* the first row of the body is no measure: it only has a height */}
          <colgroup>
            {[...COLUMNS, 'actions'].map((column) => (
              <col key={column} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={`col-${column}`} aria-sort={sortDirection(query.sort, column)}>
                  <button type="button" onClick={() => onSort(nextSort(query.sort, column))}>
                    {t(column === 'until' ? 'columns.days' : `columns.${column}`)}
                  </button>
                </th>
              ))}
              <th scope="col" className="col-actions">
                <span className="hidden">{t('columns.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <tr aria-hidden style={{ height: above }} />
            {rows.map((index) => (
              <RulesTableRow key={index} index={index} row={rowAt(index)} onEdit={onEdit} />
            ))}
            <tr aria-hidden style={{ height: below }} />
          </tbody>
        </table>
      </div>
    </>
  )
}
