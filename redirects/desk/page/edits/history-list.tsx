import type { HistoryEntry } from '#redirects/drafts/history.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangeLines } from '../ui/change-lines.tsx'
import { save, undo } from './edits.ts'

/** A publication is taken back by making the version before live again. */
const NOT_UNDONE = 'publish'
const SHOWN_OF_BATCH = 3

interface HistoryListProps {
  entries: readonly HistoryEntry[]
  ofKey?: boolean
  /** newer ones stand above */
  isOlder?: boolean
}

/** Who changed what, when and why, the newest first; what was done at once stands together. The newest can be undone here: `ofKey`, of this key alone. */
export function HistoryList({ entries, ofKey = false, isOlder = false }: HistoryListProps) {
  const { t } = useTexts()
  if (entries.length === 0) return <p className="hint">{t('history.none')}</p>
  return (
    <ol className="history">
      {[...Map.groupBy(entries, ({ batch }) => batch)].map(([batch, changes], index) => (
        <HistoryBatch key={batch} changes={changes} isNewest={index === 0 && !isOlder} ofKey={ofKey} />
      ))}
    </ol>
  )
}

function HistoryBatch({ changes, isNewest, ofKey }: { changes: readonly HistoryEntry[]; isNewest: boolean; ofKey: boolean }) {
  const { t, count, moment } = useTexts()
  const { canEdit } = useSession()
  const [first] = changes
  if (!first) return null
  const { who, why, at, kind, batch, key, before, after } = first
  // others may have been changed at once with it
  const takeBack = () => (ofKey ? save([{ key, before: after, after: before }], { why: t('edits.undo') }) : undo(batch))
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
        <button type="button" onClick={() => void takeBack()}>
          {t('edits.undo')}
        </button>
      )}
    </li>
  )
}
