import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Area, isInArea, writeArea } from '#shared/stations/area.ts'
import type { Position } from '#shared/stations/distance.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { VIEWPORT_PADDING_PX } from '../clusters.ts'
import type { MapStation } from './map-station.ts'
import { areaToShow, boundsOf, nearestZoom, type ShownOnMap, zoomFor } from './shown-area.ts'

/** Debounce: the map does not move with every letter or filter. */
const DEBOUNCE_MS = 300
/** From this zoom on, a view with the selected station shows where it is. */
const NEAR_ENOUGH_ZOOM = 8
const MOVE = { duration: 500 }

/**
 * Moves the map to fit its content. In a searched area, and in a view that the visitor chose, only the visitor moves it. MapLibre jumps
 * instead for visitors who prefer reduced motion.
 */
export function useFit(map: MapLibre, { stations, selected, area, own, showsNearest }: ShownOnMap) {
  const nearest = nearestZoom(useSite().config.mapStyle !== undefined)
  const [isMoved, setMoved] = useState(false)
  const isFirst = useRef(true)
  const areaShown = useRef<string>(undefined)
  const ownShown = useRef<string>(undefined)
  const pressed = useRef<string>(undefined)

  useEffect(() => map.on('moveend', ({ originalEvent }) => originalEvent && setMoved(true)).unsubscribe, [map])

  /** The searched area, or the station selected when the map opens, or all stations. */
  const fit = useEffectEvent((shown: readonly MapStation[]): void => {
    const options = { ...MOVE, animate: !isFirst.current }
    const written = area && writeArea(area)
    const isNewArea = written !== areaShown.current
    const around = areaToShow({ stations: shown, own, showsNearest })
    // a search nearby shows its results, even if the visitor moved the map before
    const place = own && `${own.lat},${own.lon}`
    const isNewPlace = showsNearest && place !== ownShown.current
    areaShown.current = written
    ownShown.current = place
    if (area && isNewArea) map.fitBounds(boundsOf(area), options)
    else if (!area && selected && isFirst.current) goTo(map, selected, nearest, false)
    else if (!area && around && (isNewPlace || wantsFit({ stations: shown, view: viewOf(map), isMoved })))
      map.fitBounds(boundsOf(around), { ...options, padding: VIEWPORT_PADDING_PX, maxZoom: zoomFor({ showsNearest }, nearest) })
    else return
    isFirst.current = false
    setMoved(false)
  })

  // the area arrives together with the stations inside it
  useEffect(() => {
    const timer = setTimeout(() => fit(stations), isFirst.current ? 0 : DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [stations])

  const reveal = useEffectEvent((station: MapStation): void => {
    const isPressed = pressed.current === station.id
    pressed.current = undefined
    const isShown = map.getZoom() > NEAR_ENOUGH_ZOOM && isInArea(viewOf(map), station)
    if (!isPressed && !isShown) goTo(map, station, nearest, true)
  })
  useEffect(() => {
    if (selected) reveal(selected)
  }, [selected])

  return {
    /** whether the visitor moved the map away from the fitted view */
    isMoved,
    /** Called for a station that is pressed on the map: the map does not move to it. */
    expect(station: MapStation | undefined): void {
      pressed.current = station?.id
    },
    /** Slightly nearer than `zoom`, because rounding could keep a cluster together. */
    zoomTo({ lon, lat }: Position, zoom: number): void {
      setMoved(true)
      map.easeTo({ center: [lon, lat], zoom: zoom + 0.01, duration: 400 })
    },
    /** Returns the area on the screen to search in. Stops a running move, so that the map stays when the results arrive. */
    keepArea(): Area {
      map.stop()
      const view = viewOf(map)
      areaShown.current = writeArea(view)
      setMoved(false)
      return view
    },
  }
}

/** Whether the map fits new stations: a view that the visitor chose stays while it shows one of them. */
export function wantsFit({ stations, view, isMoved }: { stations: readonly Position[]; view: Area; isMoved: boolean }): boolean {
  return !isMoved || !stations.some((station) => isInArea(view, station))
}

/** Moves a station into the view, without zooming in more than needed. */
function goTo(map: MapLibre, { lon, lat }: Position, nearest: number, animate: boolean): void {
  map.easeTo({ ...MOVE, center: [lon, lat], zoom: Math.max(map.getZoom(), nearest), animate })
}

function viewOf(map: MapLibre): Area {
  const bounds = map.getBounds()
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}
