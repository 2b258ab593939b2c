import type { Conflict } from '#redirects/versions/merge-tables.ts'
import { tell } from '../edits/edits.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Form, SubmitButton } from '../ui/form.tsx'

/** For each path with a conflict: the draft's line or the published line. */
export function RebaseDialog({ conflicts, onClose }: { conflicts: readonly Conflict[]; onClose: () => void }) {
  const { t } = useTexts()
  async function rebase(chosen: FormData) {
    const choices = conflicts.map(({ key, mine, theirs }) => ({ key, mine, theirs, take: chosen.get(key) }))
    if (await tell('rebase', { choices })) onClose()
  }
  return (
    <Dialog title={t('theirs.choose')} onClose={onClose}>
      <Form className="stack" action={rebase}>
        {conflicts.map(({ key, base, mine, theirs }) => (
          // when a line changes, the choice is asked again
          <fieldset key={JSON.stringify([key, mine, theirs])}>
            <legend className="label">{key}</legend>
            <p className="hint">
              {t('theirs.before')} <Line line={base} />
            </p>
            <label className="radio">
              <input type="radio" name={key} value="mine" required /> {t('theirs.mine')} <Line line={mine} />
            </label>
            <label className="radio">
              <input type="radio" name={key} value="theirs" required /> {t('theirs.theirs')} <Line line={theirs} />
            </label>
          </fieldset>
        ))}
        <p className="actions">
          <SubmitButton>{t('theirs.takeIn')}</SubmitButton>
          <button type="button" className="btn" onClick={onClose}>
            {t('cancel')}
          </button>
        </p>
      </Form>
    </Dialog>
  )
}

function Line({ line }: { line: string | undefined }) {
  const { t } = useTexts()
  return line === undefined ? <em>{t('theirs.nothing')}</em> : <code>{line}</code>
}
