import { useState } from 'react'
import type { WantedRow } from '#redirects/visits/wanted-paths.ts'
import { setAside } from '../edits/edits.ts'
import { TargetDialog } from '../rule/target-dialog.tsx'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { SelectionBar } from '../ui/selection-bar.tsx'
import type { AddedPaths } from './use-added-paths.ts'

interface SelectedWantedProps {
  rows: readonly WantedRow[]
  added: AddedPaths
  onClear: () => void
}

/** What can be done with the selected addresses at one press. */
export function SelectedWanted({ rows, added, onClear }: SelectedWantedProps) {
  const { t, many } = useTexts()
  const [isPicking, setIsPicking] = useState(false)
  const open = rows.filter(({ path }) => !added.paths.has(path))
  const suggested = open.flatMap(({ path, suggestion }) => (suggestion === undefined ? [] : [[path, suggestion] as const]))
  const isAside = rows.every(({ isIgnored }) => isIgnored)
  const clearAfter = (isDone: boolean) => isDone && onClear()
  return (
    <>
      <SelectionBar
        label={t('wanted.selected')}
        amount={rows.length}
        visits={rows.reduce((sum, { visits }) => sum + visits, 0)}
        onClear={onClear}
      >
        {suggested.length > 0 && (
          <button type="button" className="btn btn-dark" onClick={() => void added.add(suggested).then(clearAfter)}>
            {many('wanted.addMany', suggested.length)}
          </button>
        )}
        {open.length > 0 && (
          <button type="button" className="btn" onClick={() => setIsPicking(true)}>
            {t('wanted.oneTarget')}
          </button>
        )}
        <button
          type="button"
          className="btn"
          onClick={() => void setAside({ paths: rows.map(({ path }) => path) }, !isAside).then(clearAfter)}
        >
          <Icon name="archive" />
          {t(isAside ? 'wanted.showAgain' : 'wanted.setAside')}
        </button>
      </SelectionBar>
      {isPicking && (
        <TargetDialog
          title={many('wanted.oneTargetFor', open.length)}
          onClose={() => setIsPicking(false)}
          onTake={async (target) => {
            setIsPicking(false)
            clearAfter(await added.add(open.map(({ path }) => [path, target] as const)))
          }}
        />
      )}
    </>
  )
}
