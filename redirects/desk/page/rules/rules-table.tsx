import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Draft, RuleRow } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { editStore, save } from '../edits/edits.ts'
import { PlaceLink } from '../place-link.tsx'
import { usePlace } from '../place-store.ts'
import { isExampleRow, lineOfRow } from '../rule/rule-fields.ts'
import { RulePanel } from '../rule/rule-panel.tsx'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { type Item, rowItem } from '../ui/row-items.ts'
import { type Column, RowsTable } from '../ui/rows-table.tsx'
import type { Selection } from '../ui/use-selection.ts'
import { inForce, StateTag } from './rule-cells.tsx'
import { nextSort, type RulesQuery, sortDirection } from './rules-query.ts'
import { targetsBefore } from './targets-before.ts'
import type { useRows } from './use-rows.ts'

interface RulesTableProps {
  query: RulesQuery
  rows: ReturnType<typeof useRows>
  /** its form is in the place of its row */
  edited: RuleRow | 'new' | undefined
  /** the key of a rule that was added */
  added: string | undefined
  selection: Selection<RuleRow> | undefined
  /** for the filter "In the draft" */
  draft: Draft | undefined
  onSort: (sort: string) => void
  onRange: (first: number, last: number) => void
  /** missing for readers */
  onEdit: ((row: RuleRow) => void) | undefined
  onClose: () => void
  onSaved: (key: string) => void
}

/** The rules that the query finds. Pages of rows are loaded as they come into sight. */
export function RulesTable({ query, rows, edited, added, selection, draft, onSort, onRange, onEdit, onClose, onSaved }: RulesTableProps) {
  const texts = useTexts()
  const { t, count } = texts
  const { locale } = usePlace()
  const { marked } = useSnapshot(editStore)
  const addedRow = useDesk(added === undefined ? undefined : 'rule', { locale, key: added }).data?.row
  const { page, isBusy, rowAt } = rows
  const before = targetsBefore(draft)
  const [now] = useState(Date.now)

  const panel = (row: RuleRow | undefined) => (
    <RulePanel row={row} firstSource={query.q.startsWith('/') ? query.q : ''} onSaved={onSaved} onClose={onClose} />
  )
  const itemOf = (row: RuleRow, prefix = ''): Item<RuleRow> =>
    edited !== 'new' && edited?.key === row.key
      ? { kind: 'edit', key: `edit ${row.key}`, content: panel(row) }
      : rowItem(
          prefix + row.key,
          row,
          row.state === 'removed' ? 'gone' : row.state !== 'same' && marked[`${locale} ${row.key}`] ? 'saved' : undefined,
        )
  const first: Item<RuleRow>[] = [
    ...(edited === 'new' ? [{ kind: 'edit' as const, key: 'new', content: panel(undefined) }] : []),
    ...(addedRow ? [itemOf(addedRow, 'added ')] : []),
  ]

  function sorted(name: 'source' | 'target' | 'until' | 'owner' | 'visits') {
    return {
      name,
      heading: (
        <button type="button" onClick={() => onSort(nextSort(query.sort, name))}>
          {t(name === 'until' ? 'columns.days' : `columns.${name}`)}
        </button>
      ),
      sort: sortDirection(query.sort, name),
    }
  }
  function open(row: RuleRow): ReactNode {
    const path = (
      <code className="path" title={row.note ? `${row.source} # ${row.note}` : row.source}>
        {row.source}
      </code>
    )
    const to = isExampleRow(row)
      ? { view: 'explain' as const, params: { address: row.source } }
      : { view: 'rule' as const, params: { key: row.key } }
    return (
      <PlaceLink to={to} {...(onEdit && !isExampleRow(row) && row.state !== 'removed' && { onOpen: () => onEdit(row) })}>
        {path}
      </PlaceLink>
    )
  }
  const columns: Column<RuleRow>[] = [
    { ...sorted('source'), place: 'a', renderCell: open },
    {
      ...sorted('target'),
      place: 'b',
      className: 'to',
      renderCell: ({ key, target }) => (
        <>
          {before.has(key) && <del className="path">{before.get(key)} </del>}
          <code className="path" title={target}>
            {target}
          </code>
        </>
      ),
    },
    { name: 'state', heading: t('columns.state'), place: 't', width: '152px', renderCell: (row) => <StateTag row={row} now={now} /> },
    { ...sorted('until'), place: 'x', width: '124px', className: 'quiet', renderCell: (row) => inForce(texts, row) },
    { ...sorted('owner'), place: 'x', width: '92px', className: 'quiet', renderCell: ({ owner }) => owner },
    { ...sorted('visits'), place: 'n', width: '104px', isNumber: true, renderCell: ({ visits }) => count(visits) },
    {
      name: 'actions',
      place: 'do',
      className: 'c-x',
      width: '48px',
      renderCell: (row) => onEdit && !isExampleRow(row) && <RowAction row={row} onEdit={onEdit} />,
    },
  ]
  return (
    <RowsTable
      caption={t('rules.caption', { locale })}
      columns={columns}
      items={{
        length: first.length + (page?.matching ?? 0),
        at: (index) => {
          const row = rowAt(index - first.length)
          return first[index] ?? (row ? itemOf(row) : { kind: 'waiting', key: `waiting ${index}` })
        },
      }}
      {...(selection && { selection })}
      isBusy={isBusy}
      query={JSON.stringify(query)}
      onRange={onRange}
    />
  )
}

function RowAction({ row, onEdit }: { row: RuleRow; onEdit: (row: RuleRow) => void }) {
  const { t } = useTexts()
  const isRemoved = row.state === 'removed'
  const label = t(isRemoved ? 'rules.bringBack' : 'rules.edit', { source: row.source })
  return (
    <button
      type="button"
      className="btn btn-plain btn-icon"
      aria-label={label}
      title={label}
      onClick={() => (isRemoved ? void save([{ key: row.key, after: lineOfRow(row) }]) : onEdit(row))}
    >
      <Icon name={isRemoved ? 'undo' : 'pencil'} />
    </button>
  )
}
