import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { formatNumber } from '#shared/locale/format-number.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { MapStation, Shape } from './station-source.ts'

/** a pin of 30 × 38, its tip at the bottom, with a drop of fuel in its head */
const PIN = `<svg viewBox="0 0 30 38" aria-hidden="true"><path d="M15 1C7.3 1 1 7.3 1 15c0 9.6 10.4 18.6 13.1 21.6a1.2 1.2 0 0 0 1.8 0C18.6 33.6 29 24.6 29 15 29 7.3 22.7 1 15 1Z"/><path d="M15 7.5c3 3.6 4.7 6 4.7 8.3a4.7 4.7 0 0 1-9.4 0c0-2.3 1.7-4.7 4.7-8.3Z"/></svg>`

/** What a press on the map met: a shape, the chosen station, or nothing of ours. */
export type Met = Shape | 'chosen' | undefined

/** The stations and clusters of the view as MapLibre's markers: elements, styled by the style sheet. The keyboard has the listbox. */
export function createStationMarkers(map: MapLibre, locale: LocaleCode) {
  const shown = new Map<string, { marker: Marker; shape: Shape }>()
  let chosen: Marker | undefined

  function show(shapes: readonly Shape[]): void {
    const wanted = new Map(shapes.map((shape) => [keyOf(shape), shape]))
    for (const [key, { marker }] of shown) {
      if (wanted.has(key)) continue
      marker.remove()
      shown.delete(key)
    }
    for (const [key, shape] of wanted) {
      if (!shown.has(key)) shown.set(key, { marker: add(shape, elementOf(shape, key, locale)), shape })
    }
  }

  function choose(station: MapStation | undefined): void {
    chosen?.remove()
    chosen = station && add({ kind: 'station', lon: station.lon, lat: station.lat, station }, chosenElement(station))
  }

  function add({ kind, lon, lat }: Shape, element: HTMLElement): Marker {
    return new Marker({ element, anchor: kind === 'station' ? 'bottom' : 'center' }).setLngLat([lon, lat]).addTo(map)
  }

  function metBy(target: EventTarget | null): Met {
    const key = target instanceof Element ? target.closest('[data-marker]')?.getAttribute('data-marker') : null
    return key === 'chosen' ? key : shown.get(key ?? '')?.shape
  }

  return { show, choose, metBy }
}

/** The same key: the same place, look and meaning. */
function keyOf({ kind, lon, lat, station, ...rest }: Shape): string {
  return kind === 'station' ? station.id : [lon, lat, ...Object.values(rest)].join(' ')
}

function elementOf(shape: Shape, key: string, locale: LocaleCode): HTMLElement {
  const element = document.createElement('div')
  element.dataset['marker'] = key
  // the listbox says the same in words
  element.setAttribute('aria-hidden', 'true')
  if (shape.kind === 'station') {
    element.className = 'map-pin'
    element.innerHTML = PIN
    return element
  }
  element.className = 'map-cluster'
  element.dataset['color'] = shape.color
  element.dataset['digits'] = String(shape.count).length.toString()
  element.textContent = formatNumber(shape.count, locale)
  return element
}

/** With its name on a plate below: it may lie over other markers. */
function chosenElement({ name }: MapStation): HTMLElement {
  const element = document.createElement('div')
  element.className = 'map-pin map-pin-chosen'
  element.dataset['marker'] = 'chosen'
  element.setAttribute('aria-hidden', 'true')
  element.innerHTML = PIN
  const plate = document.createElement('span')
  plate.textContent = name
  element.append(plate)
  return element
}
