import { useState } from 'react'
import type { Draft } from '../../wire.ts'
import { save } from '../edits/edits.ts'
import { PlaceLink } from '../place-link.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangeLines } from '../ui/change-lines.tsx'

const SHOWN_AT_ONCE = 100

/** The draft against what is live; each change can be taken out. */
export function DraftChanges({ changes }: Pick<Draft, 'changes'>) {
  const { t, count, moment } = useTexts()
  const { canEdit } = useSession()
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  return (
    <section>
      <h2>
        {t('draft.changes')} <span className="badge">{count(changes.length)}</span>
      </h2>
      {changes.length === 0 && <p className="hint">{t('draft.none')}</p>}
      <ul className="changes">
        {changes.slice(0, shown).map((change) => (
          <li key={change.key}>
            <p>
              <PlaceLink to={{ view: 'rule', params: { key: change.key } }}>{change.key}</PlaceLink>{' '}
              <span className="hint">
                {change.who} · {moment(change.at)}
              </span>
            </p>
            <ChangeLines change={change} />
            {canEdit && (
              <button type="button" onClick={() => void save([{ key: change.key, before: change.after, after: change.before }])}>
                {t('draft.takeOut')} <span className="hidden">{change.key}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {changes.length > shown && (
        <button type="button" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t('findings.more', { rest: count(changes.length - shown) })}
        </button>
      )}
    </section>
  )
}
