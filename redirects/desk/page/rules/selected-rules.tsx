import { useState } from 'react'
import type { EntryChange } from '#redirects/table/table-entries.ts'
import type { Draft, RuleRow } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { save, setAside } from '../edits/edits.ts'
import type { EditKind } from '../edits/edit-names.ts'
import { mendsOf, problemsOf } from '../findings/mends.ts'
import { usePlace } from '../place-store.ts'
import { lineOfRow } from '../rule/rule-fields.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { SelectionBar } from '../ui/selection-bar.tsx'
import { EditManyDialog } from './edit-many-dialog.tsx'

interface SelectedRulesProps {
  rows: readonly RuleRow[]
  /** with the filter "In the draft": changes can be taken out of it */
  draft: Draft | undefined
  onClear: () => void
}

/** What can be done with the selected rules at one press. Each is one undo. */
export function SelectedRules({ rows, draft, onClear }: SelectedRulesProps) {
  const { locale } = usePlace()
  const { t, many } = useTexts()
  const [isEditing, setIsEditing] = useState(false)
  const findings = useDesk('findings', { locale }).data
  const keys = new Set(rows.map(({ key }) => key))
  const problems = problemsOf(findings?.causes ?? []).filter(({ key, isAside }) => keys.has(key) && !isAside)
  const mends = mendsOf(problems)
  const there = rows.filter(({ state }) => state !== 'removed')
  const changed = draft?.changes.filter(({ key }) => keys.has(key)) ?? []

  async function apply(changes: readonly EntryChange[], kind?: EditKind) {
    const outcome = await save(changes, { ...(kind && { kind }) })
    if (outcome.kind === 'saved') onClear()
  }
  return (
    <>
      <SelectionBar
        label={t('rules.selected')}
        amount={rows.length}
        visits={rows.reduce((sum, { visits }) => sum + visits, 0)}
        onClear={onClear}
      >
        {there.length > 0 && (
          <button type="button" className="btn" onClick={() => setIsEditing(true)}>
            <Icon name="pencil" />
            {t('rules.editMany')}
          </button>
        )}
        {mends.length > 0 && (
          <button type="button" className="btn" onClick={() => void apply(mends, 'mend')}>
            <Icon name="wand" />
            {many('findings.mend', mends.length)}
          </button>
        )}
        {problems.length > 0 && (
          <button
            type="button"
            className="btn"
            onClick={() => void setAside({ findings: problems.map(({ id }) => id) }, true).then((isDone) => isDone && onClear())}
          >
            <Icon name="archive" />
            {t('findings.ignore')}
          </button>
        )}
        {changed.length > 0 && (
          <button
            type="button"
            className="btn"
            onClick={() =>
              void apply(
                changed.map(({ key, before, after }) => ({ key, before: after, after: before })),
                'take-out',
              )
            }
          >
            <Icon name="undo" />
            {t('draft.takeOut')}
          </button>
        )}
        {there.length > 0 && (
          <button
            type="button"
            className="btn bad"
            onClick={() => void apply(there.map((row) => ({ key: row.key, before: lineOfRow(row) })))}
          >
            <Icon name="trash" />
            {t('rules.remove')}
          </button>
        )}
      </SelectionBar>
      {isEditing && (
        <EditManyDialog
          rows={there}
          onClose={() => setIsEditing(false)}
          onSaved={() => {
            setIsEditing(false)
            onClear()
          }}
        />
      )}
    </>
  )
}
