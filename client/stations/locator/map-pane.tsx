import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { StationSummary } from '#shared/contract/station.ts'
import type { Area } from '#shared/stations/area.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MapFailed } from '../map/map-failed.tsx'
import { StationMap } from '../map/station-map.tsx'
import type { MapPaneProps } from '../map/map-pane.tsx'
import { mapStation } from '../map/map-station.ts'
import { isMapBeside } from './list-handle.tsx'
import { withChange } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'

interface LocatorMapProps extends Pick<MapPaneProps, 'onFailed'> {
  pane: RefObject<HTMLDivElement | null>
  /** undefined until the pane has been visible and the browser has all stations */
  stations: MapPaneProps['points']
  chosen: StationSummary | undefined
  /** metres, of the visitor's own position */
  accuracy: number | undefined
  /** the list starts with the stations nearest to the visitor */
  showsNearest: boolean
}

/** The map beside the list, in reserved space. */
export function MapPane({ pane, stations, chosen, accuracy, showsNearest, onFailed }: LocatorMapProps) {
  const t = useTranslate('stations')
  const { opening, query, goTo } = useLocatorContext()
  const { stationSearch, hasFailed, tryAgain } = opening
  const isOff = useSite().switches.map === 'off'
  const reveal = useRef<string>(undefined)
  const chosenHere = useRef<string>(undefined)
  const last = useRef<{ isOpen: boolean; chosenId: string | undefined }>(undefined)
  const selected = useMemo(() => chosen?.location && mapStation(chosen, chosen.location), [chosen])

  const { near } = query
  const own = useMemo(() => near && { ...near, ...(accuracy !== undefined && { accuracy }) }, [near, accuracy])

  function select(id: string | undefined): void {
    chosenHere.current = id
    goTo((now) => ({ ...now, selected: id }), 'replace')
    // below the map the selected station has its own card
    if (isMapBeside()) reveal.current = id
  }

  async function searchArea(area: Area): Promise<void> {
    // the area replaces the place in the text
    const services = (await stationSearch?.serviceWords(query.q)) ?? ''
    goTo((now) => withChange(now, { q: services, area }), 'push')
  }

  // scrolls the list to the station selected on the map, if both are visible, as soon as its card is rendered
  useEffect(() => {
    const card =
      reveal.current === undefined ? null : document.querySelector(`.locator-list [data-station="${CSS.escape(reveal.current)}"]`)
    if (!card) return
    reveal.current = undefined
    card.scrollIntoView({ block: 'nearest' })
  })

  // Where the map fills the window, the page scrolls to it when it opens, and when a station is selected in the list. If the map is open when
  // the page loads, the page scrolls only if the visitor has not scrolled yet.
  const isOpen = query.view === 'map'
  const { selected: chosenId } = query
  useEffect(() => {
    const before = last.current
    last.current = { isOpen, chosenId }
    if (!isOpen || isMapBeside()) return
    const isChosen = before !== undefined && chosenId !== undefined && chosenId !== before.chosenId && chosenId !== chosenHere.current
    if (isChosen) pane.current?.focus({ preventScroll: true })
    if (isChosen || (before ? !before.isOpen : window.scrollY === 0)) pane.current?.scrollIntoView({ block: 'start' })
  }, [isOpen, chosenId, pane])

  return (
    <div className="locator-map" tabIndex={-1} ref={pane}>
      {isOff && <p className="map-failed ui-row">{t('map.off')}</p>}
      {!isOff && hasFailed && <MapFailed onRetry={tryAgain} onFailed={onFailed} />}
      {!isOff && stations && (
        <StationMap
          stations={stations}
          selected={selected}
          onSelect={select}
          area={query.area}
          own={own}
          showsNearest={showsNearest && own !== undefined}
          onSearchArea={searchArea}
          label={t('map.label')}
          onFailed={onFailed}
        />
      )}
      {!isOff && !hasFailed && !stations && (
        <p className="locator-map-waiting">
          <Icon name="map" />
          {t('map.label')}
        </p>
      )}
    </div>
  )
}
