import { useDesk } from '../api/use-desk.ts'
import { HistoryPages } from '../edits/history-pages.tsx'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import { DraftChanges } from './draft-changes.tsx'
import { FailingExamples } from './failing-examples.tsx'
import { FindingList } from './finding-list.tsx'
import { LiveNote } from './live-note.tsx'
import { PublishForm } from './publish-form.tsx'
import { TheirChanges } from './their-changes.tsx'

/** What would be published: the changes, their problems, and changes that colleagues have published. */
export function DraftView() {
  const { locale } = usePlace()
  const { t, count } = useTexts()
  const draft = useDesk('draft', { locale })
  return (
    <>
      <h1>{t('views.draft')}</h1>
      <Loaded of={draft}>
        {(loaded) => (
          <div className="columns">
            {/* first on a phone: there may be thousands of changes */}
            <div>
              <LiveNote live={loaded.live} />
              <TheirChanges draft={loaded} />
              <PublishForm draft={loaded} />
              <FailingExamples failing={loaded.failing} />
              <section>
                <h2>
                  {t('findings.title')} <span className="badge">{count(loaded.findings.length)}</span>
                </h2>
                {loaded.findings.length === 0 && <p className="hint">{t('findings.none')}</p>}
                <FindingList findings={loaded.findings} />
              </section>
            </div>
            <DraftChanges changes={loaded.changes} />
          </div>
        )}
      </Loaded>
      <section>
        <h2>{t('history.title')}</h2>
        <HistoryPages />
      </section>
    </>
  )
}
