import type { FoundProblem } from '#redirects/check/cause.ts'
import { save, setAside } from '../edits/edits.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { SelectionBar } from '../ui/selection-bar.tsx'
import { mendsOf } from './mends.ts'
import { rowOfProblem } from './row-of-problem.ts'

interface SelectedFindingsProps {
  problems: readonly FoundProblem[]
  onEdit: (problems: readonly FoundProblem[]) => void
  onClear: () => void
}

/** What can be done with the selected findings at one press. */
export function SelectedFindings({ problems, onEdit, onClear }: SelectedFindingsProps) {
  const { t, many } = useTexts()
  const mends = mendsOf(problems)
  const isAside = problems.every((problem) => problem.isAside)
  const lines = [...new Map(problems.filter((problem) => rowOfProblem(problem)).map(({ key, line }) => [key, line]))]
  const clearAfter = (isDone: boolean) => isDone && onClear()
  return (
    <SelectionBar
      label={t('findings.selected')}
      amount={problems.length}
      visits={problems.reduce((sum, { visits }) => sum + visits, 0)}
      onClear={onClear}
    >
      {lines.length > 0 && (
        <button type="button" className="btn" onClick={() => onEdit(problems)}>
          <Icon name="pencil" />
          {t('rules.editMany')}
        </button>
      )}
      {mends.length > 0 && (
        <button
          type="button"
          className="btn"
          onClick={() => void save(mends, { kind: 'mend' }).then(({ kind }) => clearAfter(kind === 'saved'))}
        >
          <Icon name="wand" />
          {many('findings.mend', mends.length)}
        </button>
      )}
      <button
        type="button"
        className="btn"
        onClick={() => void setAside({ findings: problems.map(({ id }) => id) }, !isAside).then(clearAfter)}
      >
        <Icon name="archive" />
        {t(isAside ? 'findings.showAgain' : 'findings.ignore')}
      </button>
      {lines.length > 0 && (
        <button
          type="button"
          className="btn bad"
          onClick={() => void save(lines.map(([key, before]) => ({ key, before }))).then(({ kind }) => clearAfter(kind === 'saved'))}
        >
          <Icon name="trash" />
          {t('rules.remove')}
        </button>
      )}
    </SelectionBar>
  )
}
