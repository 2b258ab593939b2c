import { useMemo } from 'react'
import type { Area } from '#shared/stations/places/area.ts'
import { searchAnew } from '#shared/stations/query/search-anew.ts'
import type { FoundRoute } from '#shared/stations/search/find-route.ts'
import type { LocatorAnswer, MapPoint } from '#shared/stations/search/locator-answer.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { MapPane } from './map/map-pane.tsx'
import { mapStation } from './map/map-station.ts'
import { askedIn } from './results/asked.ts'
import { useLocator } from './use-query.ts'

interface LocatorMapProps {
  answer: LocatorAnswer
  /** the map is or was in sight */
  isWanted: boolean
  hovered: string | undefined
  onHover: (id: string | undefined) => void
  /** metres, of the visitor's own position */
  accuracy: number | undefined
  onLocate: () => void
  onFailed: (failed: boolean) => void
}

/** The map beside the list, or instead of it. List and map show the same station as selected. */
export function LocatorMap({
  answer,
  isWanted,
  hovered,
  onHover,
  accuracy,
  onLocate,
  onFailed,
}: LocatorMapProps) {
  const t = useTranslate('stations')
  const { query, go } = useLocator()
  const { near, selected } = query
  const points = useMemo(
    () =>
      answer.points?.map(([id, lat, lon, kind, name]) => ({
        id,
        lat,
        lon,
        name,
        isOpen: kind === 1,
      })),
    [answer.points],
  )
  const row = answer.stations.find(({ station }) => station.id === selected) ?? answer.chosen
  const station = row?.station.id === selected ? row?.station : undefined
  const chosen = useMemo(
    () => station?.location && mapStation(station, station.location),
    [station],
  )
  const route = useMemo(() => routeOf(answer.route, answer.points), [answer.route, answer.points])
  const ownPlace = useMemo(
    () => near && { ...near, ...(accuracy !== undefined && { accuracy }) },
    [near, accuracy],
  )

  function select(id: string | undefined): void {
    go({ ...query, selected: id }, 'replace')
    document.querySelector('.locator-cards [aria-current]')?.scrollIntoView({ block: 'nearest' })
  }

  function leave(): void {
    if (query.view === 'map') go({ ...query, view: 'list' })
    const card =
      document.querySelector('.locator-cards [aria-current]') ??
      document.querySelector('.locator-cards > li')
    card?.querySelector('a')?.focus({ preventScroll: true })
  }

  function searchArea(area: Area): void {
    // the area replaces the place in the words
    go(searchAnew(query, { q: answer.serviceWords.join(' '), area }))
  }

  if (!isWanted) return <p className="map-waiting">{t('map.label')}</p>
  return (
    <MapPane
      points={points}
      chosen={chosen}
      hovered={hovered}
      place={answer.place}
      ownPlace={ownPlace}
      route={route}
      area={query.area}
      isCharging={askedIn(query, answer.services).charging !== undefined}
      onSelect={select}
      onHover={onHover}
      onArea={searchArea}
      onLocate={onLocate}
      onLeave={leave}
      onFailed={onFailed}
    />
  )
}

/**
 * The line of a route, and its stations in order of travel: their pins have the numbers of the
 * list.
 */
function routeOf(route: FoundRoute | undefined, points: readonly MapPoint[] = []) {
  if (!route || route.line.length === 0) return undefined
  return { line: route.line.map(([lat, lon]) => ({ lat, lon })), stops: points.map(([id]) => id) }
}
