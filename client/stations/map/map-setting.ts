import type { LocaleCode } from '#shared/locale/locales.ts'
import type { MapSetting } from './map-thread.ts'

/** How near the map goes by itself to a station, or to a few of one town: as near as its style has something to show around them. */
const NEAREST_ZOOM = { streets: 13.5, embedded: 9 }

/** `place`: where the map will be, in the colours of the style sheet */
export function mapSetting(place: Element, locale: LocaleCode, hasStreets: boolean): Omit<MapSetting, 'size'> {
  const style = getComputedStyle(place)
  const color = (name: string) => style.getPropertyValue(name).trim() || '#1a1a1a'
  return {
    locale,
    nearestZoom: hasStreets ? NEAREST_ZOOM.streets : NEAREST_ZOOM.embedded,
    // a third device pixel costs twice the drawing, and no eye sees it
    pixelRatio: Math.min(devicePixelRatio, 2),
    reduceMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    cooperativeGestures: matchMedia('(pointer: coarse)').matches,
    fontFamily: style.fontFamily,
    colors: {
      primary: color('--color-primary'),
      onPrimary: color('--color-on-primary'),
      night: color('--color-canvas-night'),
      red: color('--map-red'),
      blue: color('--map-blue'),
    },
  }
}
