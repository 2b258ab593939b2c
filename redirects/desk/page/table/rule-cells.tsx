import type { RuleRow } from '../../wire.ts'
import { save } from '../edits/edits.ts'
import { PlaceLink } from '../place-link.tsx'
import { isExampleRow, lineOfRow } from '../rule/rule-fields.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'

/** The old path, its state in the draft and its problems. */
export function SourceCell({ row }: { row: RuleRow }) {
  const { t, named } = useTexts()
  const { source, note, state, problems, key } = row
  return (
    <>
      <PlaceLink to={isExampleRow(row) ? { view: 'explain', params: { address: source } } : { view: 'rule', params: { key } }} title={note}>
        {source}
      </PlaceLink>
      <span className="marks">
        {state !== 'same' && <span className={`mark ${state}`}>{t(`filters.${state}`)}</span>}
        {problems.map((kind) => (
          <span key={kind} className="mark problem">
            {named('problems', kind)}
          </span>
        ))}
      </span>
    </>
  )
}

export function daysOf({ from, until }: RuleRow): string {
  if (from && until) return `${from} → ${until}`
  return from ? `${from} →` : until ? `→ ${until}` : ''
}

export function RowActions({ row, onEdit }: { row: RuleRow; onEdit: (row: RuleRow) => void }) {
  const { t } = useTexts()
  const { canEdit } = useSession()
  if (!canEdit) return null
  if (row.state === 'removed') {
    return (
      <button type="button" onClick={() => void save([{ key: row.key, after: lineOfRow(row) }])}>
        {t('table.bringBack')} <span className="hidden">{row.source}</span>
      </button>
    )
  }
  return (
    <>
      {!isExampleRow(row) && (
        <button type="button" onClick={() => onEdit(row)}>
          {t('table.edit')} <span className="hidden">{row.source}</span>
        </button>
      )}
      <button type="button" onClick={() => void save([{ key: row.key, before: lineOfRow(row) }])}>
        {t('table.remove')} <span className="hidden">{row.source}</span>
      </button>
    </>
  )
}
