import { useState } from 'react'
import { ruleEntryKey } from '#redirects/table/table-entries.ts'
import { ruleLine } from '#redirects/table/write-line.ts'
import type { WantedRow } from '#redirects/visits/wanted-paths.ts'
import { save, tell } from '../edits/edits.ts'
import { PlaceLink } from '../place-link.tsx'
import { usePlace } from '../place-store.ts'
import { RuleForm } from '../rule/rule-form.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface WantedTableProps {
  caption: string
  rows: readonly WantedRow[]
}

/** Wanted addresses. A button redirects the address to the suggested page, another one opens the form of a rule. */
export function WantedTable({ caption, rows }: WantedTableProps) {
  const { t, count } = useTexts()
  const { locale } = usePlace()
  const { canEdit } = useSession()
  const [chosen, setChosen] = useState<WantedRow>()
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const markSaved = (path: string) => setSaved((before) => new Set([...before, path]))

  async function acceptSuggestion(path: string, target: string) {
    const source = sourceOf(path)
    const outcome = await save([{ key: ruleEntryKey(source), after: ruleLine({ source, target }) }], { why: t('wanted.why') })
    if (outcome.kind === 'saved') markSaved(path)
  }
  function actionsOf(row: WantedRow) {
    const { path, suggestion, isIgnored } = row
    if (saved.has(path)) {
      return (
        <p aria-live="polite">
          {t('wanted.led')} <PlaceLink to={{ view: 'draft' }}>{t('wanted.toDraft')}</PlaceLink>
        </p>
      )
    }
    if (!canEdit) return null
    return (
      <div className="actions">
        {suggestion !== undefined && (
          <>
            <button type="button" className="primary" onClick={() => void acceptSuggestion(path, suggestion)}>
              {t('wanted.lead')} <span className="hidden">{path}</span>
            </button>
            <code>{suggestion}</code>
          </>
        )}
        <button type="button" onClick={() => setChosen(row)}>
          {t('wanted.elsewhere')} <span className="hidden">{path}</span>
        </button>
        <button type="button" onClick={() => void tell('ignore', { path, ignored: !isIgnored })}>
          {t(isIgnored ? 'wanted.unignore' : 'wanted.ignore')} <span className="hidden">{path}</span>
        </button>
      </div>
    )
  }
  return (
    <>
      <DataTable
        caption={caption}
        rows={rows}
        columns={[
          {
            name: 'address',
            heading: t('replay.address'),
            renderCell: ({ path, referrers }) => (
              <>
                <strong className="address">{path}</strong>
                {referrers.length > 0 && (
                  <p className="hint">{t('visits.from', { hosts: referrers.map((host) => host || t('visits.direct')).join(', ') })}</p>
                )}
              </>
            ),
          },
          {
            name: 'amount',
            heading: t('columns.visits'),
            width: '9rem',
            renderCell: ({ visits }) => t('wanted.visits', { visits: count(visits) }),
          },
          { name: 'actions', renderCell: actionsOf },
        ]}
      />
      {chosen && (
        <Dialog title={t('rule.add')} onClose={() => setChosen(undefined)}>
          <RuleForm
            key={`${locale} ${chosen.path}`}
            beginning={{ source: sourceOf(chosen.path), target: chosen.suggestion ?? '' }}
            onSaved={() => {
              setChosen(undefined)
              markSaved(chosen.path)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

/** A path as a rule writes it. */
function sourceOf(path: string): string {
  return path.replaceAll(' ', '%20')
}
