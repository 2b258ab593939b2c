import { useState } from 'react'
import type { WantedRow } from '#redirects/visits/wanted-paths.ts'
import { setAside } from '../edits/edits.ts'
import { PlaceLink } from '../place-link.tsx'
import { RulePanel } from '../rule/rule-panel.tsx'
import { useSession } from '../session/session.ts'
import { type DeskTexts, useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { type Item, rowItem } from '../ui/row-items.ts'
import { RowsTable } from '../ui/rows-table.tsx'
import type { Selection } from '../ui/use-selection.ts'
import { type AddedPaths, sourceOf } from './use-added-paths.ts'

interface WantedTableProps {
  rows: readonly WantedRow[]
  added: AddedPaths
  query: string
  selection: Selection<WantedRow> | undefined
}

export function WantedTable({ rows, added, query, selection }: WantedTableProps) {
  const texts = useTexts()
  const { t, count } = texts
  const { canEdit } = useSession()
  const [picked, setPicked] = useState<string>()
  const itemOf = (row: WantedRow): Item<WantedRow> =>
    picked === row.path
      ? {
          kind: 'edit',
          key: `edit ${row.path}`,
          content: (
            <RulePanel
              row={undefined}
              firstSource={sourceOf(row.path)}
              firstTarget={row.suggestion ?? ''}
              onClose={() => setPicked(undefined)}
              onSaved={() => {
                setPicked(undefined)
                added.mark(row.path, '')
              }}
            />
          ),
        }
      : rowItem(row.path, row, added.paths.has(row.path) ? 'saved' : undefined)
  return (
    <RowsTable
      caption={t('wanted.title')}
      className="acts wanted"
      items={{ length: rows.length, at: (index) => rows[index] && itemOf(rows[index]) }}
      {...(selection && { selection })}
      query={query}
      columns={[
        {
          name: 'address',
          place: 'a',
          heading: t('columns.wanted'),
          renderCell: ({ path }) => (
            <PlaceLink to={{ view: 'explain', params: { address: path } }}>
              <code className="path" title={path}>
                {path}
              </code>
            </PlaceLink>
          ),
        },
        {
          name: 'visits',
          place: 'n',
          heading: t('columns.visits'),
          sort: 'descending',
          width: '104px',
          isNumber: true,
          renderCell: ({ visits }) => count(visits),
        },
        {
          name: 'from',
          place: 'x',
          heading: t('columns.from-where'),
          width: '112px',
          className: 'quiet',
          renderCell: ({ referrers }) => {
            const all = referrers.map((host) => host || t('visits.direct')).join(', ')
            return <span title={all}>{all}</span>
          },
        },
        {
          name: 'suggestion',
          place: 'b',
          className: 'to',
          heading: t('columns.suggestion'),
          width: '30%',
          renderCell: ({ path, suggestion }) => {
            const target = added.paths.get(path)?.target || suggestion
            return target === undefined ? (
              <span className="quiet">{t('wanted.noPage')}</span>
            ) : (
              <code className="path" title={target}>
                {target}
              </code>
            )
          },
        },
        {
          name: 'why',
          place: 'x',
          heading: t('columns.why'),
          width: '140px',
          className: 'quiet',
          renderCell: ({ why }) => why && whyText(texts, why),
        },
        {
          name: 'actions',
          place: 'do',
          width: '216px',
          renderCell: (row) => canEdit && <WantedActions row={row} added={added} onPick={() => setPicked(row.path)} />,
        },
      ]}
    />
  )
}

function WantedActions({ row: { path, suggestion, isIgnored }, added, onPick }: { row: WantedRow; added: AddedPaths; onPick: () => void }) {
  const { t } = useTexts()
  const done = added.paths.get(path)
  const name = <span className="hidden">{path}</span>
  if (done) {
    return (
      <>
        <span className="tag good">
          <Icon name="check" />
          {t('wanted.inDraft')}
        </span>{' '}
        {done.batch !== undefined && (
          <button type="button" className="btn" onClick={() => void added.undo(path)}>
            <Icon name="undo" />
            {t('edits.undo')} {name}
          </button>
        )}
      </>
    )
  }
  if (isIgnored) {
    return (
      <button type="button" className="btn" onClick={() => void setAside({ paths: [path] }, false)}>
        {t('wanted.showAgain')} {name}
      </button>
    )
  }
  return (
    <>
      <button
        type="button"
        className="btn btn-plain btn-icon only-wide"
        title={t('wanted.setAside')}
        onClick={() => void setAside({ paths: [path] }, true)}
      >
        <Icon name="archive" />
        <span className="hidden">
          {t('wanted.setAside')} {path}
        </span>
      </button>
      {suggestion !== undefined && (
        <button type="button" className="btn btn-plain btn-icon only-wide" title={t('wanted.pick')} onClick={onPick}>
          <Icon name="pencil" />
          <span className="hidden">
            {t('wanted.pick')} {path}
          </span>
        </button>
      )}{' '}
      {suggestion === undefined ? (
        <button type="button" className="btn" onClick={onPick}>
          {t('wanted.pick')} {name}
        </button>
      ) : (
        <button type="button" className="btn" onClick={() => void added.add([[path, suggestion]])}>
          <Icon name="plus" />
          {t('wanted.add')} {name}
        </button>
      )}
    </>
  )
}

/** Why a page is suggested. */
function whyText({ t, many }: DeskTexts, why: NonNullable<WantedRow['why']>): string {
  switch (why.kind) {
    case 'letters':
      return many('wanted.why.letters', why.count)
    case 'without':
      return t('wanted.why.without', { part: why.part })
    case 'rule':
      return t('wanted.why.rule', { source: why.source })
    case 'name':
    case 'parent':
      return t(`wanted.why.${why.kind}`)
  }
}
