import { useEffect, useMemo, useRef } from 'react'
import type { StationSummary } from '#shared/contract/station.ts'
import type { Area } from '#shared/stations/area.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Shown } from './use-found.ts'
import { MapFailed } from '../map/map-failed.tsx'
import { StationMap } from '../map/station-map.tsx'
import { mapStation } from '../map/station-source.ts'
import { withArea, withSelected } from './locator-changes.ts'
import { useLocatorQuery } from './locator-context.ts'
import type { SearchOpening } from './use-station-search.ts'
import { useSeen } from './use-seen.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

interface MapPaneProps {
  opening: SearchOpening
  answer: Shown['answer']
  chosen: StationSummary | undefined
  onFailed: (failed: boolean) => void
}

/** The map's place, kept from the first; the map comes once it is in view and the list stands. */
export function MapPane({ opening, answer, chosen, onFailed }: MapPaneProps) {
  const { stationSearch, hasFailed, tryAgain } = opening
  const { mapStations } = answer
  const t = useTranslate('stations')
  const { query, goTo } = useLocatorQuery()
  const place = useRef<HTMLDivElement>(null)
  const reveal = useRef<string>(undefined)
  const isSeen = useSeen(place)
  const selected = useMemo(() => chosen?.location && mapStation(chosen, chosen.location), [chosen])

  useEffect(() => {
    if (hasFailed) onFailed(true)
    return () => onFailed(false)
  }, [hasFailed, onFailed])

  function select(id: string | undefined): void {
    goTo((now) => withSelected(now, id), 'replace')
    reveal.current = id
  }

  async function searchArea(area: Area): Promise<void> {
    const services = (await stationSearch?.serviceWords(query.q)) ?? ''
    goTo((now) => withArea(now, area, services), 'push')
  }

  // the list shows what the map chose, where both are seen: as soon as its card is there
  useEffect(() => {
    const card =
      reveal.current === undefined ? null : document.querySelector(`.locator-list [data-station="${CSS.escape(reveal.current)}"]`)
    if (!card) return
    reveal.current = undefined
    card.scrollIntoView({ block: 'nearest' })
  })

  return (
    <div className="locator-map" tabIndex={-1} ref={place}>
      {hasFailed && <MapFailed onRetry={tryAgain} />}
      {isSeen && mapStations && (
        <StationMap
          stations={mapStations}
          selected={selected}
          onSelect={select}
          area={query.area}
          onSearchArea={searchArea}
          label={t('map.label')}
          onFailed={onFailed}
        />
      )}
      {!hasFailed && !(isSeen && mapStations) && (
        <p className="locator-map-waiting">
          <Icon name="map" />
          {t('map.label')}
        </p>
      )}
    </div>
  )
}
