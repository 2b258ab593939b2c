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
import { Dialog } from '../ui/dialog.tsx'

/** A wanted address: one press leads it to its likely target, another one elsewhere. */
export function WantedItem({ row: { path, visits, referrers, suggestion, isIgnored } }: { row: WantedRow }) {
  const { t, count } = useTexts()
  const { locale } = usePlace()
  const { canEdit } = useSession()
  const [isChoosing, setIsChoosing] = useState(false)
  const [isLed, setIsLed] = useState(false)
  const source = path.replaceAll(' ', '%20')

  async function leadThere() {
    const outcome = await save([{ key: ruleEntryKey(source), after: ruleLine({ source, target: suggestion ?? '/' }) }], {
      why: t('wanted.why'),
    })
    if (outcome.kind === 'saved') setIsLed(true)
  }
  return (
    <li>
      <p>
        <strong className="address">{path}</strong> <span className="badge">{t('wanted.visits', { visits: count(visits) })}</span>
      </p>
      {referrers.length > 0 && (
        <p className="hint">{t('visits.from', { hosts: referrers.map((host) => host || t('visits.direct')).join(', ') })}</p>
      )}
      {isLed ? (
        <p aria-live="polite">
          {t('wanted.led')} <PlaceLink to={{ view: 'draft' }}>{t('wanted.toDraft')}</PlaceLink>
        </p>
      ) : (
        canEdit && (
          <p className="actions">
            {suggestion !== undefined && (
              <>
                <button type="button" className="primary" onClick={() => void leadThere()}>
                  {t('wanted.lead')} <span className="hidden">{path}</span>
                </button>
                <code>{suggestion}</code>
              </>
            )}
            <button type="button" onClick={() => setIsChoosing(true)}>
              {t('wanted.elsewhere')} <span className="hidden">{path}</span>
            </button>
            <button type="button" onClick={() => void tell('ignore', { path, ignored: !isIgnored })}>
              {t(isIgnored ? 'wanted.unignore' : 'wanted.ignore')} <span className="hidden">{path}</span>
            </button>
          </p>
        )
      )}
      {isChoosing && (
        <Dialog title={t('rule.add')} onClose={() => setIsChoosing(false)}>
          <RuleForm
            key={`${locale} ${path}`}
            beginning={{ source, target: suggestion ?? '' }}
            onSaved={() => {
              setIsChoosing(false)
              setIsLed(true)
            }}
          />
        </Dialog>
      )}
    </li>
  )
}
