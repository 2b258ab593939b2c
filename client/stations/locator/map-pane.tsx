import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { StationPoint } from '../finder/finder-messages.ts'
import type { RemoteFinder } from '../finder/open-finder.ts'
import { StationMap } from '../map/station-map.tsx'
import { useStationWords } from '../station-words.tsx'
import { withArea, withSelected } from './locator-changes.ts'
import { useLocatorScene } from './locator-context.ts'
import { useSeen } from './use-seen.ts'

/** The map's place, kept from the first; the map comes once it is in view and the list stands. */
export function MapPane({ finder, turn }: { finder: RemoteFinder | undefined; turn: number }) {
  const t = useStationWords()
  const { query, goTo } = useLocatorScene()
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  const points = usePoints(isSeen ? finder : undefined, turn)

  function select(id: string | undefined): void {
    goTo(withSelected(query, id), 'replace')
    // the list shows what the map chose, where both are seen
    if (id !== undefined) document.querySelector(`[data-station="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="locator-map" ref={place}>
      {points ? (
        <StationMap
          stations={points}
          selected={query.selected}
          onSelect={select}
          area={query.area}
          onSearchArea={(area) => goTo(withArea(query, area), 'push')}
          label={t('map.label')}
        />
      ) : (
        <p className="locator-map-waiting">
          <Icon name="map" />
          {t('map.label')}
        </p>
      )}
    </div>
  )
}

/** The places of all that was found, asked for again with every new answer. */
function usePoints(finder: RemoteFinder | undefined, turn: number): StationPoint[] | undefined {
  const [points, setPoints] = useState<StationPoint[]>()
  useEffect(() => {
    if (!finder || turn === 0) return
    let isLatest = true
    finder.points().then((found) => isLatest && setPoints(found))
    return () => {
      isLatest = false
    }
  }, [finder, turn])
  return points
}
