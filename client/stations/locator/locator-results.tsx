import { memo, useState } from 'react'
import type { LocatorStart } from '#shared/stations/locator-start.ts'
import type { StationAway } from '#shared/stations/sort-stations.ts'
import { EmptyList } from './empty-list.tsx'
import { useLocatorQuery } from './locator-context.ts'
import { MapPane } from './map-pane.tsx'
import { ResultsHead } from './results-head.tsx'
import { ShowMore } from './show-more.tsx'
import { StationList } from './station-list.tsx'
import { useChosen } from './use-chosen.ts'
import type { SearchOpening } from './use-station-search.ts'
import type { Shown } from './use-found.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

interface LocatorResultsProps {
  shown: Shown
  start: LocatorStart
  opening: SearchOpening
}

/** List and map of what was found: side by side where there is room, one or the other where there is not. */
export const LocatorResults = memo(function LocatorResults({ shown, start, opening }: LocatorResultsProps) {
  const t = useTranslate('stations')
  const { query } = useLocatorQuery()
  const [mapFailed, setMapFailed] = useState(false)
  const { stations, favourites, total } = shown.answer
  const { chosen, isInRows } = useChosen({ stationSearch: opening.stationSearch, query, stations, start })
  const hasOrder = query.near !== undefined || (start.kind === 'list' && start.guess !== undefined)
  const isPlain = query.q === '' && query.filters.length === 0 && !query.openNow && !query.area
  const hasFavourites = isPlain && favourites.length > 0
  const isChosenApart = chosen !== undefined && !isInRows
  return (
    <div className="locator-results" data-view={query.view} data-map={mapFailed ? 'failed' : undefined}>
      <ResultsHead total={total} hasOrder={hasOrder} />
      <div className="locator-columns">
        <div className="locator-list">
          {isChosenApart && <ChosenStation chosen={chosen} shown={shown} />}
          {hasFavourites && (
            <>
              <h3 className="locator-list-title">{t('list.favourites')}</h3>
              <StationList stations={favourites} shown={shown} label={t('list.favourites')} selected={undefined} />
            </>
          )}
          {(isChosenApart || hasFavourites) && total > 0 && <h3 className="locator-list-title">{t('list.label')}</h3>}
          {total === 0 ? (
            <EmptyList answer={shown.answer} />
          ) : (
            <StationList stations={stations} shown={shown} label={t('list.label')} keepsCards selected={query.selected} />
          )}
          <ShowMore amount={stations.length} total={total} />
        </div>
        <MapPane opening={opening} answer={shown.answer} chosen={chosen?.station} onFailed={setMapFailed} />
        {chosen && query.view === 'map' && (
          <div className="locator-under-map">
            <ChosenStation chosen={chosen} shown={shown} />
          </div>
        )}
      </div>
    </div>
  )
})

/** The station chosen on the map, where the list does not show it. */
function ChosenStation({ chosen, shown }: { chosen: StationAway; shown: Shown }) {
  const t = useTranslate('stations')
  return (
    <>
      <h3 className="locator-list-title">{t('list.chosen')}</h3>
      <StationList stations={[chosen]} shown={shown} label={t('list.chosen')} selected={chosen.station.id} />
    </>
  )
}
