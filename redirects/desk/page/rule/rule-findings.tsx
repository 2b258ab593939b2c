import { findingText, fixText } from '#redirects/messages/describe.ts'
import type { Finding } from '#redirects/check/finding.ts'
import { save } from '../edits/edits.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangeLines } from '../ui/change-lines.tsx'
import { Icon } from '../ui/icon.tsx'

/** The problems of one rule, each with its fixes and the line that they write. */
export function RuleFindings({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTexts()
  const { canEdit } = useSession()
  if (findings.length === 0) return null
  return (
    <section>
      <h2>{t('views.findings')}</h2>
      {findings.map((finding) => (
        <div key={finding.kind} className={finding.severity === 'warning' ? 'note warn' : 'note bad'}>
          <Icon name="warning" />
          <p>{findingText(t, finding)}</p>
          {canEdit &&
            finding.fixes.map((fix) => (
              <div key={JSON.stringify(fix)} className="actions">
                <button type="button" className="btn" onClick={() => void save(fix.changes, { why: fixText(t, finding, fix) })}>
                  <Icon name={fix.kind === 'remove' || fix.kind === 'remove-other' ? 'trash' : 'wand'} />
                  {fixText(t, finding, fix)}
                </button>
                {fix.changes.slice(0, 1).map(({ key, after }) => (
                  <ChangeLines key={key} change={{ after }} />
                ))}
              </div>
            ))}
        </div>
      ))}
    </section>
  )
}
