import { useState } from 'react'
import type { Draft } from '../../wire.ts'
import { tell } from '../edits/edits.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangesTable } from '../ui/changes-table.tsx'
import { RebaseDialog } from './rebase-dialog.tsx'

/** Changes that colleagues published since the draft was started. Without conflicts one press merges them. */
export function TheirChanges({ draft: { theirs, conflicts } }: { draft: Draft }) {
  const { t, count } = useTexts()
  const { canEdit } = useSession()
  const [isChoosing, setIsChoosing] = useState(false)
  if (theirs.length === 0) return null
  return (
    <section className="note warn theirs">
      <h2>{t('theirs.title', { count: count(theirs.length) })}</h2>
      <p>{conflicts.length === 0 ? t('theirs.fits') : t('theirs.conflicts', { count: count(conflicts.length) })}</p>
      {canEdit && (
        <button
          type="button"
          className="btn"
          onClick={() => (conflicts.length === 0 ? void tell('rebase', { choices: [] }) : setIsChoosing(true))}
        >
          {t('theirs.takeIn')}
        </button>
      )}
      <details>
        <summary>{t('theirs.show')}</summary>
        <ChangesTable caption={t('theirs.show')} changes={theirs} />
      </details>
      {isChoosing && <RebaseDialog conflicts={conflicts} onClose={() => setIsChoosing(false)} />}
    </section>
  )
}
