import { type SubmitEvent, useState } from 'react'
import type { Conflict } from '#redirects/versions/merge-tables.ts'
import { tell } from '../edits/edits.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Paths that both have changed otherwise: one's own line or the published one, for each. */
export function RebaseDialog({ conflicts, onClose }: { conflicts: readonly Conflict[]; onClose: () => void }) {
  const { t } = useTexts()
  const [isBusy, setIsBusy] = useState(false)
  async function rebase(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const chosen = new FormData(event.currentTarget)
    const choices = conflicts.map(({ key, mine, theirs }) => ({ key, mine, theirs, take: chosen.get(key) }))
    setIsBusy(true)
    const saved = await tell('rebase', { choices })
    setIsBusy(false)
    if (saved) onClose()
  }
  return (
    <Dialog title={t('theirs.choose')} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void rebase(event)}>
        {conflicts.map(({ key, base, mine, theirs }) => (
          // other lines than before are chosen between anew
          <fieldset key={JSON.stringify([key, mine, theirs])}>
            <legend>{key}</legend>
            <p className="hint">
              {t('theirs.before')} <Line line={base} />
            </p>
            <label>
              <input type="radio" name={key} value="mine" required /> {t('theirs.mine')} <Line line={mine} />
            </label>
            <label>
              <input type="radio" name={key} value="theirs" required /> {t('theirs.theirs')} <Line line={theirs} />
            </label>
          </fieldset>
        ))}
        <p className="actions">
          <button className="primary" aria-busy={isBusy}>
            {t('theirs.takeIn')}
          </button>
          <button type="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </p>
      </form>
    </Dialog>
  )
}

function Line({ line }: { line: string | undefined }) {
  const { t } = useTexts()
  return line === undefined ? <em>{t('theirs.nothing')}</em> : <code>{line}</code>
}
