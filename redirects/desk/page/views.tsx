import { lazy, Suspense } from 'react'
import { HistoryView } from './edits/history-view.tsx'
import { ExplainView } from './explain/explain-view.tsx'
import { FindingsView } from './findings/findings-view.tsx'
import { usePlace } from './place-store.ts'
import type { View } from './place.ts'
import { ControlsView } from './controls/controls-view.tsx'
import { RuleView } from './rule/rule-view.tsx'
import { RulesView } from './rules/rules-view.tsx'
import { ExportView } from './transfer/export-view.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { FailureNote } from './ui/failure-note.tsx'
import { Loading } from './ui/loading.tsx'
import { VersionsView } from './versions/versions-view.tsx'
import { WantedView } from './wanted/wanted-view.tsx'

const VIEWS: Record<View, React.ComponentType> = {
  rules: RulesView,
  rule: RuleView,
  findings: FindingsView,
  versions: VersionsView,
  wanted: WantedView,
  explain: ExplainView,
  export: ExportView,
  controls: ControlsView,
  history: HistoryView,
  // lazy, because their code that reads files and logs is large
  import: lazy(() => import('./transfer/import-view.tsx')),
  replay: lazy(() => import('./replay/replay-view.tsx')),
}

/** The view of the address. Another table or rule resets its state. */
export function CurrentView() {
  const place = usePlace()
  const Shown = VIEWS[place.view]
  const key = `${place.locale} ${place.view} ${place.params['key'] ?? ''}`
  return (
    <ErrorBoundary key={key} renderFallback={(tryAgain) => <FailureNote failure="broken" retry={tryAgain} />}>
      <Suspense fallback={<Loading />}>
        <Shown />
      </Suspense>
    </ErrorBoundary>
  )
}
