import { useState } from 'react'
import { findingText, fixText } from '#redirects/messages/describe.ts'
import type { Finding } from '#redirects/check/finding.ts'
import { save } from '../edits/edits.ts'
import { PlaceLink } from '../place-link.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangeLines } from '../ui/change-lines.tsx'

const SHOWN_AT_ONCE = 50

/** What is wrong, in a sentence, and what one press does about it. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const { t, count } = useTexts()
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  // what stands in the way comes first
  const sorted = findings.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
  return (
    <>
      <ul className="findings">
        {sorted.slice(0, shown).map((finding) => (
          <FindingItem key={`${finding.kind} ${finding.key} ${finding.line}`} finding={finding} />
        ))}
      </ul>
      {findings.length > shown && (
        <button type="button" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t('findings.more', { rest: count(findings.length - shown) })}
        </button>
      )}
    </>
  )
}

function FindingItem({ finding }: { finding: Finding }) {
  const { key, line, severity, fixes } = finding
  const { t } = useTexts()
  const { canEdit } = useSession()
  return (
    <li className={severity}>
      <p>
        <strong>{t(`findings.${severity}`)}:</strong> {findingText(t, finding)}
      </p>
      <p>
        <PlaceLink to={{ view: 'rule', params: { key } }}>
          <code>{line}</code>
        </PlaceLink>
      </p>
      {canEdit && fixes.length > 0 && (
        <ul className="fixes">
          {fixes.map((fix) => (
            <li key={JSON.stringify(fix)}>
              <button type="button" onClick={() => void save(fix.changes, { why: fixText(t, finding, fix) })}>
                {fixText(t, finding, fix)}
              </button>
              {fix.changes.slice(0, 1).map((change) => (
                <ChangeLines key={change.key} change={{ after: change.after }} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
