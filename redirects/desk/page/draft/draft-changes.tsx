import type { Draft } from '../../wire.ts'
import { save } from '../edits/edits.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangesTable } from '../ui/changes-table.tsx'

/** The draft compared with the live version. Each change can be removed. */
export function DraftChanges({ changes }: Pick<Draft, 'changes'>) {
  const { t, count, moment } = useTexts()
  const { canEdit } = useSession()
  return (
    <section>
      <h2>
        {t('draft.changes')} <span className="badge">{count(changes.length)}</span>
      </h2>
      {changes.length === 0 && <p className="hint">{t('draft.none')}</p>}
      <ChangesTable
        caption={t('draft.changes')}
        changes={changes}
        more={[
          {
            name: 'who',
            heading: t('columns.who'),
            width: '11rem',
            renderCell: ({ key, before, after, who, at }) => (
              <>
                <p className="hint">
                  {who} · {moment(at)}
                </p>
                {canEdit && (
                  <button type="button" onClick={() => void save([{ key, before: after, after: before }])}>
                    {t('draft.takeOut')} <span className="hidden">{key}</span>
                  </button>
                )}
              </>
            ),
          },
        ]}
      />
    </section>
  )
}
