import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { Point, StationPoint } from '../finder/finder-messages.ts'
import type { RemoteFinder } from '../finder/open-finder.ts'
import { StationMap } from '../map/station-map.tsx'
import { useStationWords } from '../station-words.tsx'
import { withArea, withSelected } from './locator-changes.ts'
import { useLocatorScene } from './locator-context.ts'
import { useSeen } from './use-seen.ts'

interface MapPaneProps {
  finder: RemoteFinder | undefined
  /** undefined until the browser itself has found something */
  placed: Uint32Array | undefined
}

/** The map's place, kept from the first; the map comes once it is in view and the list stands. */
export function MapPane({ finder, placed }: MapPaneProps) {
  const t = useStationWords()
  const { query, goTo } = useLocatorScene()
  const place = useRef<HTMLDivElement>(null)
  const reveal = useRef<string>(undefined)
  const isSeen = useSeen(place)
  const points = usePoints(isSeen ? finder : undefined, placed)

  function select(id: string | undefined): void {
    goTo(withSelected(query, id), 'replace')
    reveal.current = id
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

/** The places of what was found. Those of all stations are fetched once: a new answer brings their numbers with it. */
function usePoints(finder: RemoteFinder | undefined, placed: Uint32Array | undefined): StationPoint[] | undefined {
  const [all, setAll] = useState<Point[]>()
  useEffect(() => {
    let isWanted = true
    void finder?.points().then((points) => isWanted && startTransition(() => setAll(points)))
    return () => {
      isWanted = false
    }
  }, [finder])
  return useMemo(() => all && placed && Array.from(placed).flatMap((number) => all[number] ?? []), [all, placed])
}
