import type { LocaleCode } from '#shared/locale/locales.ts'

/** Answered by base-map/map-worker.ts, beside MapLibre's own http(s). */
export const BASE_MAP_PROTOCOL = 'base-map'

/** the nearest zoom with tiles of its own: what is nearer is drawn of these */
export const NEAREST_TILES = 9

/** The address of all tiles, as a style has it: MapLibre fills in the numbers. */
export function tilesAddress(locale: LocaleCode): string {
  return `${BASE_MAP_PROTOCOL}://${locale}/{z}/{x}/{y}`
}

export function readTileAddress(address: string): { locale: string; z: number; x: number; y: number } {
  const [locale = '', z, x, y] = address.slice(`${BASE_MAP_PROTOCOL}://`.length).split('/')
  return { locale, z: Number(z), x: Number(x), y: Number(y) }
}
