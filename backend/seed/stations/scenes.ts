import type { SceneName } from '../../content/pictures.ts'
import type { StationKind } from './station-kind.ts'

export const STATION_SCENES: Record<StationKind, readonly SceneName[]> = {
  express: ['station-express', 'fuel-pump', 'station-winter-morning'],
  shop: ['station-dusk', 'station-winter-morning', 'station-staff', 'coffee-bakery'],
  restaurant: ['lunch-counter', 'station-dusk', 'coffee-bakery', 'station-staff'],
  truck: ['truck-stop', 'truck-night'],
  marine: ['marina'],
}
