import { faultText } from '#redirects/messages/describe.ts'
import { type Mend, MENDS } from '#redirects/transfer/mend-address.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Selection } from '../ui/use-selection.ts'
import { type ImportGroup, type ImportRow, rowKey } from './import-groups.ts'

export interface GroupActions {
  selection: Selection<ImportRow> | undefined
  onMend: (mend: Mend) => void
  isFirstKept: boolean
  onKeepFirst: () => void
  isColleagueReplaced: boolean
  onReplaceColleague: () => void
  onPickTarget: (rows: readonly ImportRow[]) => void
}

interface GroupHeadProps extends GroupActions {
  group: ImportGroup
  isOpen: boolean
  onToggle: () => void
}

/** A group of lines, and the button that acts on all of them. */
export function GroupHead({
  group: { name, kind, rows },
  isOpen,
  onToggle,
  onMend,
  isFirstKept,
  onKeepFirst,
  isColleagueReplaced,
  onReplaceColleague,
  onPickTarget,
  selection,
}: GroupHeadProps) {
  const { t, many, count } = useTexts()
  const { canEdit } = useSession()
  const mend = MENDS.find((each) => name === `mend:${each}`)
  const [{ fault } = {}] = rows
  const tone = { mend: 'warn', colleague: 'warn', twice: 'bad', refused: 'bad', fine: 'good', same: 'quiet' }[kind]
  const firsts = rows.filter(({ line, rival }) => rival !== undefined && line < rival).length
  const targetless = rows.filter(({ needsTarget }) => needsTarget)
  const chosen = targetless.filter((row) => selection?.has(rowKey(name, row)))
  const picked = chosen.length > 0 ? chosen : targetless
  const title = mend
    ? t(`import.has.${mend}`)
    : kind === 'refused' && fault
      ? t('import.group.refused', { reason: faultText(t, fault) })
      : t(`import.group.${kind === 'mend' ? 'refused' : kind}`)
  return (
    <div className="bar">
      <Fold isOpen={isOpen} onToggle={onToggle}>
        <span className={tone}>{title}</span> <span className="quiet">{count(rows.length)}</span>
      </Fold>
      {canEdit && mend && (
        <button type="button" className="btn" onClick={() => onMend(mend)}>
          <Icon name="wand" />
          {many('findings.mend', rows.length)}
        </button>
      )}
      {canEdit && kind === 'twice' && (
        <button type="button" className="btn" aria-pressed={isFirstKept} onClick={onKeepFirst}>
          {many(isFirstKept ? 'import.firstKept' : 'import.keepFirst', firsts)}
        </button>
      )}
      {canEdit && picked.length > 0 && (
        <button type="button" className="btn" onClick={() => onPickTarget(picked)}>
          {many('findings.pickTarget', picked.length)}
        </button>
      )}
      {canEdit && kind === 'colleague' && (
        <button type="button" className="btn" aria-pressed={isColleagueReplaced} onClick={onReplaceColleague}>
          {many(isColleagueReplaced ? 'import.replaced' : 'import.replace', rows.length)}
        </button>
      )}
    </div>
  )
}
