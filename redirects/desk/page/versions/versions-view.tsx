import { useState } from 'react'
import type { LiveState, VersionRow } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { LiveNote } from '../draft/live-note.tsx'
import { PlaceLink } from '../place-link.tsx'
import { usePlace } from '../place-store.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { CompareVersions } from './compare-versions.tsx'
import { PromoteDialog, type VersionAction } from './promote-dialog.tsx'

/** All stored versions. Each can be made live. */
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
            <DataTable
              caption={t('views.versions')}
              rows={rows}
              columns={[
                { name: 'version', heading: t('columns.version'), renderCell: (row) => <VersionName row={row} /> },
                { name: 'published', heading: t('history.kinds.publish'), width: '40%', renderCell: (row) => <Publications row={row} /> },
                {
                  name: 'actions',

                  renderCell: (row) => (
                    <VersionActions row={row} live={live} onPromote={(action) => setPromoted({ name: row.name, action })} />
                  ),
                },
              ]}
            />
            {from && to && <CompareVersions key={`${from} ${to}`} from={from} to={to} />}
            {promoted && <PromoteDialog {...promoted} live={live} onClose={() => setPromoted(undefined)} />}
          </>
        )}
      </Loaded>
    </>
  )
}

function VersionName({ row: { name, rules, isLive, isTakenBack } }: { row: VersionRow }) {
  const { t, count } = useTexts()
  return (
    <>
      <strong className="address">{name}</strong> {isLive && <span className="mark live">{t('versions.live')}</span>}
      {isTakenBack && <span className="mark removed">{t('versions.takenBack')}</span>}{' '}
      <span className="hint">{t('versions.rules', { rules: count(rules) })}</span>
    </>
  )
}

function Publications({ row: { publications } }: { row: VersionRow }) {
  const { t, moment } = useTexts()
  if (publications.length === 0) return <span className="hint">{t('versions.staged')}</span>
  return (
    <ul className="plain">
      {publications.map(({ who, why, at }) => (
        <li key={at}>
          {moment(at)} · {who}
          {why && <> · “{why}”</>}
        </li>
      ))}
    </ul>
  )
}

interface VersionActionsProps {
  row: VersionRow
  live: LiveState
  onPromote: (action: VersionAction) => void
}

function VersionActions({ row, live, onPromote }: VersionActionsProps) {
  const { t } = useTexts()
  const { canEdit } = useSession()
  const { name, isLive } = row
  const action = versionAction(row, live)
  return (
    <div className="actions">
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
    </div>
  )
}

/** How a version can be made live. For the live version: only if its publication was interrupted. */
export function versionAction({ isLive, publications }: VersionRow, live: LiveState): VersionAction | undefined {
  if (isLive) return live.state === 'unfinished' ? 'again' : undefined
  return publications.length === 0 ? 'promote' : 'restore'
}
