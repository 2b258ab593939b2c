import { memo, type RefObject, useState } from 'react'
import useSWR from 'swr'
import type { Position } from '#shared/stations/distance.ts'
import type { StationAway } from '#shared/stations/sort-stations.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { EmptyList } from './empty-list.tsx'
import { useLocatorContext } from './locator-context.ts'
import { ListHandle } from './list-handle.tsx'
import { MapPane } from './map-pane.tsx'
import { ResultsHead } from './results-head.tsx'
import { ShowMore } from './show-more.tsx'
import { StationCard } from './station-card.tsx'
import type { Shown } from './use-found.ts'

interface LocatorResultsProps {
  shown: Shown
  mapPane: RefObject<HTMLDivElement | null>
  /** metres, of the visitor's own position */
  accuracy: number | undefined
}

/** The results as a list and on a map: side by side if there is space, otherwise one of them. */
export const LocatorResults = memo(function LocatorResults({ shown, mapPane, accuracy }: LocatorResultsProps) {
  const t = useTranslate('stations')
  const { start, query } = useLocatorContext()
  const [mapFailed, setMapFailed] = useState(false)
  const { switches } = useSite()
  const hasNoMap = mapFailed || switches.map === 'off'
  const { stations, favourites = [], total, drop, place } = shown.answer
  const guess = start.kind === 'list' ? start.guess : undefined
  const row = stations.find(({ station }) => station.id === query.selected)
  const apart = useChosenApart(row ? undefined : query.selected, place?.location ?? query.near ?? guess)
  const chosen = row ?? apart
  const isPlain = query.q === '' && query.filters.length === 0 && !query.openNow && !query.openAt && !query.area
  const hasFavourites = isPlain && favourites.length > 0
  const chosenStation = chosen && <StationList title="list.chosen" stations={[chosen]} shown={shown} selected={chosen.station.id} />
  return (
    <div className="locator-results" data-view={query.view} data-map={hasNoMap ? 'failed' : undefined}>
      <ResultsHead total={total} place={place} origin={(place ?? query.near) ? 'known' : guess && 'guess'} />
      <div className="locator-columns">
        <div className="locator-list">
          {query.view === 'map' && <ListHandle />}
          {apart && chosenStation}
          {hasFavourites && <StationList title="list.favourites" stations={favourites} shown={shown} selected={undefined} />}
          {(apart || hasFavourites) && total > 0 && <h3 className="locator-list-title">{t('list.label')}</h3>}
          {total === 0 ? <EmptyList drop={drop} /> : <StationList stations={stations} shown={shown} selected={query.selected} />}
          <ShowMore amount={stations.length} total={total} />
        </div>
        <MapPane
          pane={mapPane}
          stations={shown.answer.mapStations}
          chosen={chosen?.station}
          accuracy={accuracy}
          showsNearest={!place && query.sort !== 'name'}
          onFailed={setMapFailed}
        />
        {query.view === 'map' && chosen && <div className="locator-under-map">{chosenStation}</div>}
      </div>
    </div>
  )
})

/** The selected station if the list does not show it. The map shows all results, the list only the first rows. */
function useChosenApart(id: string | undefined, from: Position | undefined): StationAway | undefined {
  const { start, opening } = useLocatorContext()
  const { stationSearch } = opening
  const fromEdge = start.kind === 'list' && start.chosen?.station.id === id ? start.chosen : undefined
  const { data } = useSWR(stationSearch && id !== undefined ? [stationSearch, 'station', id, from] : null, () =>
    stationSearch?.station(id ?? '', from),
  )
  return id === undefined ? undefined : (data ?? fromEdge)
}

interface StationListProps {
  /** absent for the list of all results */
  title?: 'list.chosen' | 'list.favourites'
  stations: readonly StationAway[]
  shown: Shown
  selected: string | undefined
}

function StationList({ title, stations, shown, selected }: StationListProps) {
  const t = useTranslate('stations')
  return (
    <>
      {title && <h3 className="locator-list-title">{t(title)}</h3>}
      <ul className="locator-stations" aria-label={t(title ?? 'list.label')}>
        {stations.map(({ station, distance }, index) => (
          // by index, because reusing a card for another station is cheaper than creating one
          <li key={title ? station.id : index}>
            <StationCard station={station} distance={distance} isSelected={station.id === selected} now={shown.now} clock={shown.clock} />
          </li>
        ))}
      </ul>
    </>
  )
}
