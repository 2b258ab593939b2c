import { useState } from 'react'
import type { Finding } from '../../wire.ts'
import { useEdits } from '../edits/edits-context.tsx'
import { PlaceLink } from '../place-context.tsx'
import { useSession } from '../session/session-context.tsx'
import { useTexts } from '../texts/texts-context.tsx'
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

function FindingItem({ finding: { key, line, kind, severity, words, fixes } }: { finding: Finding }) {
  const { t, named } = useTexts()
  const { canEdit } = useSession()
  const { save } = useEdits()
  return (
    <li className={severity}>
      <p>
        <strong>{t(`findings.${severity}`)}:</strong> {named('findings.kinds', kind, words, named('problems', kind))}
      </p>
      <p>
        <PlaceLink to={{ view: 'rule', params: { key } }}>
          <code>{line}</code>
        </PlaceLink>
      </p>
      {canEdit && fixes.length > 0 && (
        <ul className="fixes">
          {fixes.map(({ kind: fix, changes }) => (
            <li key={fix + JSON.stringify(changes)}>
              <button type="button" onClick={() => void save(changes, { why: named('fixes', fix) })}>
                {kind === 'example' && fix === 'remove' ? t('examples.remove') : named('fixes', fix)}
              </button>
              {changes.slice(0, 1).map((change) => (
                <ChangeLines key={change.key} change={{ after: change.after }} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
