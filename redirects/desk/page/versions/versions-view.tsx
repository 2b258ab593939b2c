import { useState } from 'react'
import type { LiveState, VersionRow } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { LiveNote } from '../draft/live-note.tsx'
import { PlaceLink } from '../place-link.tsx'
import { usePlace } from '../place-store.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import { CompareVersions } from './compare-versions.tsx'
import { PromoteDialog, type VersionAction } from './promote-dialog.tsx'

/** What was ever published or staged. Any of it can become live again. */
export function VersionsView() {
  const { locale, params } = usePlace()
  const { t } = useTexts()
  const versions = useDesk('versions', { locale })
  const [promoted, setPromoted] = useState<{ name: string; action: VersionAction }>()
  const { from, to } = params
  return (
    <>
      <h1>{t('views.versions')}</h1>
      <Loaded of={versions}>
        {({ live, versions: rows }) => (
          <>
            <LiveNote live={live} />
            {rows.length === 0 && <p className="hint">{t('versions.none')}</p>}
            <ol className="versions">
              {rows.map((row) => (
                <VersionItem key={row.name} row={row} live={live} onPromote={(action) => setPromoted({ name: row.name, action })} />
              ))}
            </ol>
            {from && to && <CompareVersions key={`${from} ${to}`} from={from} to={to} />}
            {promoted && <PromoteDialog {...promoted} live={live} onClose={() => setPromoted(undefined)} />}
          </>
        )}
      </Loaded>
    </>
  )
}

interface VersionItemProps {
  row: VersionRow
  live: LiveState
  onPromote: (action: VersionAction) => void
}

function VersionItem({ row, live, onPromote }: VersionItemProps) {
  const { name, rules, isLive, isTakenBack, publications } = row
  const action = versionAction(row, live)
  const { t, count, moment } = useTexts()
  const { canEdit } = useSession()
  return (
    <li>
      <p>
        <strong className="address">{name}</strong> {isLive && <span className="mark live">{t('versions.live')}</span>}
        {isTakenBack && <span className="mark removed">{t('versions.takenBack')}</span>}{' '}
        <span className="hint">{t('versions.rules', { rules: count(rules) })}</span>
      </p>
      <ul className="plain">
        {publications.length === 0 && <li className="hint">{t('versions.staged')}</li>}
        {publications.map(({ who, why, at }) => (
          <li key={at}>
            {moment(at)} · {who}
            {why && <> · “{why}”</>}
          </li>
        ))}
      </ul>
      <p className="actions">
        {action && canEdit && (
          <button type="button" onClick={() => onPromote(action)}>
            {t(`versions.${action}`)} <span className="hidden">{name}</span>
          </button>
        )}
        {!isLive && live.version !== undefined && (
          <PlaceLink to={{ view: 'versions', params: { from: live.version, to: name } }}>
            {t('versions.compareLive')} <span className="hidden">{name}</span>
          </PlaceLink>
        )}
        <PlaceLink to={{ view: 'versions', params: { from: name, to: 'draft' } }}>
          {t('versions.compareDraft')} <span className="hidden">{name}</span>
        </PlaceLink>
      </p>
    </li>
  )
}

/** How a version becomes live. The live version itself: only when its publication was interrupted. */
export function versionAction({ isLive, publications }: VersionRow, live: LiveState): VersionAction | undefined {
  if (isLive) return live.state === 'unfinished' ? 'again' : undefined
  return publications.length === 0 ? 'promote' : 'restore'
}
