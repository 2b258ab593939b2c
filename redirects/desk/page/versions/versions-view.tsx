import { useState } from 'react'
import type { VersionRow } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { LiveNote } from '../draft/live-note.tsx'
import { PlaceLink, usePlace } from '../place-context.tsx'
import { useSession } from '../session/session-context.tsx'
import { useTexts } from '../texts/texts-context.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { CompareVersions } from './compare-versions.tsx'
import { PromoteDialog } from './promote-dialog.tsx'

/** What was ever published or staged. Any of it can become live again. */
export function VersionsView() {
  const { locale, params } = usePlace().place
  const { t } = useTexts()
  const versions = useDesk('versions', { locale })
  const [promoted, setPromoted] = useState<VersionRow>()
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
                <VersionItem key={row.name} row={row} live={live.version} onPromote={() => setPromoted(row)} />
              ))}
            </ol>
            {from && to && <CompareVersions key={`${from} ${to}`} from={from} to={to} />}
            {promoted && <PromoteDialog version={promoted} live={live} onClose={() => setPromoted(undefined)} />}
          </>
        )}
      </Loaded>
    </>
  )
}

interface VersionItemProps {
  row: VersionRow
  live: string | undefined
  onPromote: () => void
}

function VersionItem({ row: { name, rules, isLive, isTakenBack, publications }, live, onPromote }: VersionItemProps) {
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
        {!isLive && canEdit && (
          <button type="button" onClick={onPromote}>
            {t(publications.length === 0 ? 'versions.promote' : 'versions.restore')} <span className="hidden">{name}</span>
          </button>
        )}
        {!isLive && live !== undefined && (
          <PlaceLink to={{ view: 'versions', params: { from: live, to: name } }}>
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
