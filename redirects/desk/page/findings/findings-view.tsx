import { useState } from 'react'
import type { Cause, FoundProblem } from '#redirects/check/cause.ts'
import { causeText, findingText } from '#redirects/messages/describe.ts'
import type { RuleRow } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { go, usePlace } from '../place-store.ts'
import { EditManyDialog } from '../rules/edit-many-dialog.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { offerFile } from '../ui/offer-file.ts'
import { SearchTools } from '../ui/search-tools.tsx'
import { useSelection } from '../ui/use-selection.ts'
import { countProblems, type FindingFilter, FINDING_FILTERS, findProblems } from './find-problems.ts'
import { FindingsTable } from './findings-table.tsx'
import { problemsOf } from './mends.ts'
import { rowOfProblem } from './row-of-problem.ts'
import { SelectedFindings } from './selected-findings.tsx'
import { writeFindings } from './write-findings.ts'

/** The problems of the draft by cause: fixing the cause fixes its consequences. */
export function FindingsView() {
  const place = usePlace()
  const { t, many } = useTexts()
  const { canEdit } = useSession()
  const findings = useDesk('findings', { locale: place.locale })
  const selection = useSelection<FoundProblem>(({ words, key }) => words['source'] ?? key)
  const [edited, setEdited] = useState<readonly RuleRow[]>()
  const { q = '', show = 'all', kind = '' } = place.params
  const filter = FINDING_FILTERS.find((name) => name === show) ?? 'all'
  const change = (params: Record<string, string>) => go({ params: { ...place.params, ...params } }, { replace: true })
  const edit = (problems: readonly FoundProblem[]) => setEdited(problems.flatMap((problem) => rowOfProblem(problem) ?? []))

  function download(causes: readonly Cause[]) {
    offerFile(
      writeFindings(problemsOf(causes), (problem) => findingText(t, problem)),
      `findings-${place.locale}.csv`,
    )
  }
  return (
    <Loaded of={findings}>
      {({ causes }) => {
        const counts = countProblems(causes)
        const shown = findProblems(causes, { q, filter, kind }, (cause) => causeText(t, cause))
        const found = problemsOf(shown)
        const labelOf = (name: FindingFilter) => t(`findings.filters.${name}`)
        return (
          <>
            <div className="head">
              <h1>{t('views.findings')}</h1>
              {counts.all > 0 && (
                <button type="button" className="btn only-wide" onClick={() => download(shown)}>
                  <Icon name="download" />
                  {t('export.download')}
                </button>
              )}
            </div>
            <p className="lead">
              {counts.all === 0
                ? t('findings.none')
                : t('findings.lead', { causes: many('findings.causeCount', counts.causes), findings: many('findings.count', counts.all) })}
            </p>
            <SearchTools
              label={t('findings.search')}
              q={q}
              onSearch={(text) => change({ q: text, kind: '' })}
              filter={filter}
              onFilter={(name) => change({ show: name, kind: '' })}
              filters={FINDING_FILTERS.map((name) => ({ name, label: labelOf(name), amount: counts[name] }))}
            >
              {kind !== '' && (
                <button type="button" className="btn btn-plain" onClick={() => change({ kind: '', q: '' })}>
                  {t('findings.showAll')}
                </button>
              )}
            </SearchTools>
            {found.length === 0 && counts.all > 0 && <p className="empty">{t('findings.nothing')}</p>}
            <FindingsTable
              causes={shown}
              selection={
                canEdit
                  ? {
                      ...selection,
                      isAll: found.length > 0 && found.every(({ id }) => selection.has(id)),
                      onAll: (isOn) =>
                        selection.choose(
                          found.map((problem) => [problem.id, problem] as const),
                          isOn,
                        ),
                    }
                  : undefined
              }
              onPickTarget={canEdit ? edit : undefined}
            />
            {selection.rows.size > 0 && (
              <SelectedFindings problems={[...selection.rows.values()]} onEdit={edit} onClear={selection.clear} />
            )}
            {edited && (
              <EditManyDialog
                rows={edited}
                onClose={() => setEdited(undefined)}
                onSaved={() => {
                  setEdited(undefined)
                  selection.clear()
                }}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}
