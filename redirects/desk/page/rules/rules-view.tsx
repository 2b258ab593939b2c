import { useCallback, useState } from 'react'
import type { RuleRow } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { DiscardDialog } from '../draft/discard-dialog.tsx'
import { TheirChanges } from '../draft/their-changes.tsx'
import { PlaceLink } from '../place-link.tsx'
import { go, usePlace } from '../place-store.ts'
import { isExampleRow } from '../rule/rule-fields.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { FailureNote } from '../ui/failure-note.tsx'
import { Icon } from '../ui/icon.tsx'
import { useSelection } from '../ui/use-selection.ts'
import { type RulesQuery, rulesQuery } from './rules-query.ts'
import { RulesTable } from './rules-table.tsx'
import { RulesTools } from './rules-tools.tsx'
import { SelectedRules } from './selected-rules.tsx'
import { allRows, useRows } from './use-rows.ts'

/** The rules of a table: search, filter, sort, add, edit and remove. */
export function RulesView() {
  const place = usePlace()
  const { t } = useTexts()
  const { canEdit } = useSession()
  const [edited, setEdited] = useState<RuleRow | 'new'>()
  /** a new rule stays in sight, wherever it is in the order */
  const [added, setAdded] = useState<string>()
  const [isDiscarding, setIsDiscarding] = useState(false)
  const [sight, setSight] = useState({ first: 0, last: 0 })
  const selection = useSelection<RuleRow>(({ source }) => source)
  const query = rulesQuery(place)
  const rows = useRows(query, sight.first, sight.last)
  const { page, failure, reload } = rows
  const isDraft = query.filter === 'draft'
  const draft = useDesk(isDraft ? 'draft' : undefined, { locale: place.locale }).data
  const onRange = useCallback((first: number, last: number) => setSight({ first, last }), [])

  function change(params: Partial<RulesQuery>): void {
    setEdited(undefined)
    setAdded(undefined)
    selection.clear()
    go({ params: { ...place.params, ...params } }, { replace: true })
  }
  function onAll(isOn: boolean): void {
    if (isOn)
      void allRows(query).then((all) =>
        selection.choose(
          all.map((row) => [row.key, row] as const),
          true,
        ),
      )
    else selection.clear()
  }
  const close = () => setEdited(undefined)
  return (
    <>
      <div className="head">
        <h1>{t('views.rules')}</h1>
        {isDraft && (
          <PlaceLink className="btn btn-plain" to={{ view: 'history' }}>
            {t('views.history')}
          </PlaceLink>
        )}
        {isDraft && canEdit && (draft?.changes.length ?? 0) > 0 && (
          <button type="button" className="btn" onClick={() => setIsDiscarding(true)}>
            {t('discard.open')}
          </button>
        )}
        {canEdit && (
          <>
            <PlaceLink className="btn only-wide" to={{ view: 'import' }}>
              {t('import.open')}
            </PlaceLink>
            <button type="button" className="btn" onClick={() => setEdited('new')}>
              <Icon name="plus" />
              {t('rule.add')}
            </button>
          </>
        )}
      </div>
      <RulesTools key={place.locale} query={query} page={page} onChange={change} />
      {draft && <TheirChanges draft={draft} />}
      {page?.isNear && (
        <p className="lead" aria-live="polite">
          {t('rules.near')}
        </p>
      )}
      {failure && <FailureNote failure={failure} retry={reload} />}
      {page?.matching === 0 && edited !== 'new' && <p className="empty">{page.total === 0 ? t('rules.empty') : t('rules.nothing')}</p>}
      <RulesTable
        query={query}
        rows={rows}
        edited={edited}
        added={added}
        selection={
          canEdit ? { ...selection, onAll, isAll: selection.rows.size > 0 && selection.rows.size >= (page?.matching ?? 0) } : undefined
        }
        draft={draft}
        onSort={(sort) => change({ sort })}
        onRange={onRange}
        onEdit={canEdit ? (row) => setEdited(isExampleRow(row) ? undefined : row) : undefined}
        onClose={close}
        onSaved={(key) => {
          if (edited === 'new') setAdded(key)
          close()
        }}
      />
      {selection.rows.size > 0 && canEdit && <SelectedRules rows={[...selection.rows.values()]} draft={draft} onClear={selection.clear} />}
      {isDiscarding && draft && <DiscardDialog draft={draft} onClose={() => setIsDiscarding(false)} />}
    </>
  )
}
