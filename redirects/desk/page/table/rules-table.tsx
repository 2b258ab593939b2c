import { type ReactNode, useCallback, useState } from 'react'
import type { RuleRow } from '../../wire.ts'
import { useTexts } from '../texts/texts.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FailureNote } from '../ui/failure-note.tsx'
import { daysOf, RowActions, SourceCell } from './rule-cells.tsx'
import { nextSort, type RulesQuery, sortDirection } from './rules-query.ts'
import { useRows } from './use-rows.ts'

interface RulesTableProps {
  query: RulesQuery
  onSort: (sort: string) => void
  onEdit: (row: RuleRow) => void
}

/** The rules that the query finds. Pages of rows are loaded as they come into sight. */
export function RulesTable({ query, onSort, onEdit }: RulesTableProps) {
  const { t, count } = useTexts()
  const [sight, setSight] = useState({ first: 0, last: 0 })
  const onRange = useCallback((first: number, last: number) => setSight({ first, last }), [])
  const { page, isBusy, failure, reload, rowAt } = useRows(query, sight.first, sight.last)
  const matching = page?.matching ?? 0

  function sorted(name: 'source' | 'target' | 'until' | 'owner' | 'visits', renderCell: (row: RuleRow) => ReactNode): Column<RuleRow> {
    return {
      name,
      heading: (
        <button type="button" onClick={() => onSort(nextSort(query.sort, name))}>
          {t(name === 'until' ? 'columns.days' : `columns.${name}`)}
        </button>
      ),
      sort: sortDirection(query.sort, name),
      renderCell,
    }
  }
  const columns: Column<RuleRow>[] = [
    sorted('source', (row) => <SourceCell row={row} />),
    sorted('target', ({ target }) => target),
    { ...sorted('until', daysOf), width: '14rem' },
    { ...sorted('owner', ({ owner }) => owner), width: '9rem' },
    { ...sorted('visits', ({ visits }) => count(visits)), width: '9rem' },
    {
      name: 'actions',
      width: '12rem',
      renderCell: (row) => <RowActions row={row} onEdit={onEdit} />,
    },
  ]
  return (
    <div className="rules">
      <p className="counted" aria-live="polite">
        {page &&
          (page.matching === page.total
            ? t('table.all', { total: count(page.total) })
            : t('table.some', { matching: count(page.matching), total: count(page.total) }))}
        {!page && !failure && t('loading')}
      </p>
      {failure && <FailureNote failure={failure} retry={reload} />}
      {page && page.matching === 0 && <p className="empty">{page.total === 0 ? t('table.empty') : t('table.nothing')}</p>}
      <DataTable
        caption={t('table.caption')}
        columns={columns}
        rows={{ length: matching, at: rowAt }}
        classOf={({ state }) => state}
        isBusy={isBusy}
        query={JSON.stringify(query)}
        onRange={onRange}
      />
    </div>
  )
}
