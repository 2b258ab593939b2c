import type { Draft } from '../../wire.ts'
import { discard } from '../edits/edits.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Asks before the whole draft is discarded: it also has changes of colleagues. */
export function DiscardDialog({ draft: { changes, revision }, onClose }: { draft: Draft; onClose: () => void }) {
  const { t, many } = useTexts()
  return (
    <Dialog
      title={t('discard.title')}
      onClose={onClose}
      focusOn="h1"
      foot={
        <>
          <button type="button" className="btn push" onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="button"
            className="btn btn-dark"
            onClick={() => void discard(revision, changes.length).then(({ kind }) => kind === 'saved' && onClose())}
          >
            {many('discard.submit', changes.length)}
          </button>
        </>
      }
    >
      <p>{t('discard.lead')}</p>
    </Dialog>
  )
}
