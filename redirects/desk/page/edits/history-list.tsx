import type { HistoryEntry } from '#redirects/drafts/history.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangeLines } from '../ui/change-lines.tsx'
import { Icon } from '../ui/icon.tsx'
import { rowItem } from '../ui/row-items.ts'
import { RowsTable } from '../ui/rows-table.tsx'
import { save, undo } from './edits.ts'

/** A publication is undone by restoring the version before. */
const NOT_UNDONE = 'publish'
const SHOWN_OF_BATCH = 3

interface HistoryListProps {
  /** the newest first */
  entries: readonly HistoryEntry[]
  /** Undo changes this key only, not the whole batch. */
  ofKey?: boolean
}

/** Who changed what, when and why: a row per batch. The newest can be undone. */
export function HistoryList({ entries, ofKey = false }: HistoryListProps) {
  const { t, moment } = useTexts()
  const { canEdit } = useSession()
  const batches = [...Map.groupBy(entries, ({ batch }) => batch).values()].flatMap(([first, ...rest]) => (first ? [{ first, rest }] : []))
  const newest = batches[0]?.first
  function takeBack({ key, before, after, batch }: HistoryEntry) {
    return ofKey ? save([{ key, before: after, after: before }], { why: t('edits.undo') }) : undo(batch)
  }
  if (!newest) return <p className="empty">{t('history.none')}</p>
  return (
    <RowsTable
      caption={t('history.title')}
      className="lines"
      isShort={ofKey}
      items={batches.map((batch) => rowItem(batch.first.batch, batch))}
      columns={[
        {
          name: 'who',
          place: 'a',
          heading: t('columns.who'),
          width: '34%',
          renderCell: ({ first }) => (
            <>
              <b>{t(`history.kinds.${first.kind}`)}</b> · {first.who} ·{' '}
              <time dateTime={new Date(first.at).toISOString()}>{moment(first.at)}</time>
              {first.why && <> · “{first.why}”</>}
            </>
          ),
        },
        {
          name: 'change',
          place: 'b',
          heading: t('columns.change'),
          renderCell: ({ first, rest }) => <BatchLines changes={[first, ...rest]} />,
        },
        {
          name: 'actions',
          place: 't',
          width: '112px',
          renderCell: ({ first }) =>
            canEdit &&
            first === newest &&
            first.kind !== NOT_UNDONE && (
              <button type="button" className="btn" onClick={() => void takeBack(first)}>
                <Icon name="undo" />
                {t('edits.undo')}
              </button>
            ),
        },
      ]}
    />
  )
}

function BatchLines({ changes }: { changes: readonly HistoryEntry[] }) {
  const { t, count } = useTexts()
  const more = changes.slice(SHOWN_OF_BATCH)
  return (
    <>
      {changes.slice(0, SHOWN_OF_BATCH).map((change) => (
        <ChangeLines key={change.id} change={change} />
      ))}
      {more.length > 0 && (
        <details>
          <summary>{t('history.more', { rest: count(more.length) })}</summary>
          {more.map((change) => (
            <ChangeLines key={change.id} change={change} />
          ))}
        </details>
      )}
    </>
  )
}
