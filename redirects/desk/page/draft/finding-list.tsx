import { findingText, fixText } from '#redirects/messages/describe.ts'
import type { Finding } from '#redirects/check/finding.ts'
import { save } from '../edits/edits.ts'
import { PlaceLink } from '../place-link.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangeLines } from '../ui/change-lines.tsx'
import { DataTable } from '../ui/data-table.tsx'

/** Problems, errors first, each with its fixes. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTexts()
  return (
    <DataTable
      caption={t('findings.title')}
      rows={findings.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))}
      classOf={({ severity }) => severity}
      columns={[
        {
          name: 'problem',
          heading: t('columns.problem'),
          renderCell: (finding) => (
            <>
              <p>
                <strong>{t(`findings.${finding.severity}`)}:</strong> {findingText(t, finding)}
              </p>
              <PlaceLink to={{ view: 'rule', params: { key: finding.key } }}>
                <code>{finding.line}</code>
              </PlaceLink>
            </>
          ),
        },
        { name: 'fixes', heading: t('columns.fixes'), width: '45%', renderCell: (finding) => <Fixes finding={finding} /> },
      ]}
    />
  )
}

function Fixes({ finding }: { finding: Finding }) {
  const { t } = useTexts()
  const { canEdit } = useSession()
  if (!canEdit) return null
  return finding.fixes.map((fix) => (
    <div key={JSON.stringify(fix)} className="actions">
      <button type="button" onClick={() => void save(fix.changes, { why: fixText(t, finding, fix) })}>
        {fixText(t, finding, fix)}
      </button>
      {fix.changes.slice(0, 1).map(({ key, after }) => (
        <ChangeLines key={key} change={{ after }} />
      ))}
    </div>
  ))
}
