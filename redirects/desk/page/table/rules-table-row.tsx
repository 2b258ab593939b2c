import type { RuleRow } from '../../wire.ts'
import { save } from '../edits/edits.ts'
import { PlaceLink } from '../place-link.tsx'
import { isExampleRow, lineOfRow } from '../rule/rule-fields.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'

interface RulesTableRowProps {
  /** from 0, in the whole list */
  index: number
  /** undefined while it is loading */
  row: RuleRow | undefined
  onEdit: (row: RuleRow) => void
}

export function RulesTableRow({ index, row, onEdit }: RulesTableRowProps) {
  const { t, named, count } = useTexts()
  if (!row) {
    return (
      <tr aria-rowindex={index + 2} className="waiting">
        <td colSpan={6}>…</td>
      </tr>
    )
  }
  const { source, target, from, until, owner, note, state, problems, visits } = row
  const days = [from && `${from} →`, until && `→ ${until}`].filter(Boolean).join(' ').replace('→ →', '→')
  return (
    <tr aria-rowindex={index + 2} className={state}>
      <td className="col-source">
        <PlaceLink
          to={isExampleRow(row) ? { view: 'explain', params: { address: source } } : { view: 'rule', params: { key: row.key } }}
          title={note}
        >
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
        {/* where the next column has no place */}
        <span className="below" title={target}>
          → {target}
        </span>
      </td>
      <td className="col-target" title={target}>
        {target}
      </td>
      <td className="col-until">{days}</td>
      <td className="col-owner">{owner}</td>
      <td className="col-visits">{count(visits)}</td>
      <td className="col-actions">
        <RowActions row={row} onEdit={onEdit} />
      </td>
    </tr>
  )
}

function RowActions({ row, onEdit }: { row: RuleRow; onEdit: (row: RuleRow) => void }) {
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
