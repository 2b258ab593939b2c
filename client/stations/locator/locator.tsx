import { useEffect } from 'react'
import { keepLeftCard } from './left-card.ts'
import type { LocatorStart } from '#shared/stations/locator-start.ts'
import { ActiveFilters } from './active-filters.tsx'
import { AllFilters } from './all-filters.tsx'
import { CountAnnouncement } from './count-announcement.tsx'
import { LocatorProvider, QueryProvider } from './locator-context.ts'
import { LocatorNotices } from './locator-notices.tsx'
import { LocatorResults } from './locator-results.tsx'
import { OwnPosition } from './own-position.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { SearchForm } from './search-form.tsx'
import { useLocator } from './use-locator.ts'

const NO_COUNTS = {}
const NONE: string[] = []

/** The locator: its address says what it shows, the edge has drawn the first of it, the browser goes on from there. Its parts are memoized. */
export function Locator({ start }: { start: LocatorStart }) {
  const { context, query, shown, opening, field, type } = useLocator(start)
  // back from a station the list is as it was left, where the browser has a history that can be written to
  useEffect(() => ('navigation' in window ? keepLeftCard() : undefined), [])
  return (
    <LocatorProvider value={context}>
      <QueryProvider value={query}>
        <div className="locator-controls">
          <div className="locator-seek">
            <SearchForm field={field} onType={type} stationSearch={opening.stationSearch} />
            <OwnPosition />
          </div>
          <QuickFilters absent={start.kind === 'list' ? start.absent : NONE} />
          <AllFilters counts={shown?.answer.counts ?? NO_COUNTS} total={shown?.answer.total ?? 0} />
          <ActiveFilters />
        </div>
        <LocatorNotices start={start} />
        {shown && <LocatorResults shown={shown} start={start} opening={opening} />}
        {shown && <CountAnnouncement total={shown.answer.total} />}
      </QueryProvider>
    </LocatorProvider>
  )
}
