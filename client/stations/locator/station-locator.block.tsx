import { useEffect, useRef, useState } from 'react'
import type { ShownLocator } from '#shared/navigation/shown-page.ts'
import type { LocatorStart } from '#shared/stations/locator-answer.ts'
import type { BlockProps } from '../../content/blocks/block-props.ts'
import { Section } from '../../content/blocks/section.tsx'
import { useNear } from '../use-near.ts'
import { useAnchor } from '../../content/page/anchors-context.tsx'
import { AllFilters } from './all-filters.tsx'
import { CountAnnouncement } from './count-announcement.tsx'
import { keepLeftCard } from './left-card.ts'
import { LocatorProvider } from './locator-context.ts'
import { LocatorNotices } from './locator-notices.tsx'
import { LocatorResults } from './locator-results.tsx'
import { OwnPosition } from './own-position.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { SearchForm } from './search-form.tsx'
import { useFound } from './use-found.ts'
import { useLocator } from './use-locator.ts'
import { useStationSearch } from './use-station-search.ts'

const NO_COUNTS = {}

/** The block stationLocator: search, filters, list and map (§2.4). */
export default function StationLocator({ block }: BlockProps<ShownLocator>) {
  const anchor = useAnchor(block)
  return (
    <Section className="locator" title={block.title} anchor={anchor}>
      {block.start && <Locator start={block.start} />}
    </Section>
  )
}

/** The state is in the address. The edge renders the first results, later results come from the browser. The parts are memoized. */
function Locator({ start }: { start: LocatorStart }) {
  const { context, search, field, type } = useLocator(start, useStationSearch(start))
  // metres; not in the address, because a shared address has no accuracy
  const [accuracy, setAccuracy] = useState<number>()
  const mapPane = useRef<HTMLDivElement>(null)
  const shown = useFound(context, search, useNear(mapPane))
  // restores the list when the visitor comes back from a station; needs the Navigation API
  useEffect(() => ('navigation' in window ? keepLeftCard() : undefined), [])
  return (
    <LocatorProvider value={context}>
      <div className="locator-controls">
        <div className="locator-seek">
          <SearchForm field={field} onType={type} />
          <OwnPosition onFound={setAccuracy} />
        </div>
        <QuickFilters />
        <AllFilters counts={shown?.answer.counts ?? NO_COUNTS} total={shown?.answer.total ?? 0} />
      </div>
      <LocatorNotices place={shown?.answer.place} hasStations={(shown?.answer.total ?? 0) > 0} />
      {shown && <LocatorResults shown={shown} mapPane={mapPane} accuracy={accuracy} />}
      {shown && <CountAnnouncement total={shown.answer.total} />}
    </LocatorProvider>
  )
}
