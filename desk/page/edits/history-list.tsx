import type { HistoryEntry } from '../../wire.ts'
import { useSession } from '../session/session-context.tsx'
import { useTexts } from '../texts/texts-context.tsx'
import { ChangeLines } from '../ui/change-lines.tsx'
import { useEdits } from './edits-context.tsx'

/** A publication is taken back by making the version before live again. */
const NOT_UNDONE = 'publish'
const SHOWN_OF_BATCH = 3

/** Who changed what, when and why, the newest first; what was done at once stands together. The newest can be undone here. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTexts()
  if (entries.length === 0) return <p className="hint">{t('history.none')}</p>
  return (
    <ol className="history">
      {[...Map.groupBy(entries, ({ batch }) => batch)].map(([batch, changes], index) => (
        <HistoryBatch key={batch} changes={changes} isNewest={index === 0} />
      ))}
    </ol>
  )
}

function HistoryBatch({ changes, isNewest }: { changes: readonly HistoryEntry[]; isNewest: boolean }) {
  const { t, count, moment } = useTexts()
  const { canEdit } = useSession()
  const { undo } = useEdits()
  const [first] = changes
  if (!first) return null
  const { who, why, at, kind, batch } = first
  return (
    <li>
      <p>
        <strong>{t(`history.kinds.${kind}`)}</strong> · {who} · <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
        {why && <> · “{why}”</>}
      </p>
      {changes.slice(0, SHOWN_OF_BATCH).map((change) => (
        <ChangeLines key={change.id} change={change} />
      ))}
      {changes.length > SHOWN_OF_BATCH && (
        <details>
          <summary>{t('history.more', { rest: count(changes.length - SHOWN_OF_BATCH) })}</summary>
          {changes.slice(SHOWN_OF_BATCH).map((change) => (
            <ChangeLines key={change.id} change={change} />
          ))}
        </details>
      )}
      {canEdit && isNewest && kind !== NOT_UNDONE && (
        <button type="button" onClick={() => void undo(batch)}>
          {t('edits.undo')}
        </button>
      )}
    </li>
  )
}
