import type { StyleSpecification } from 'maplibre-gl'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { MapStyle } from '#shared/navigation/map-style.ts'
import { embeddedStyle } from './embedded-style.ts'
import { fetchBaseMap } from './fetch-base-map.ts'
import { styleAddress } from './style-address.ts'

/** The configured style, else the embedded one. Rejects when it cannot be fetched. */
export async function loadStyle(mapStyle: MapStyle | undefined, locale: LocaleCode): Promise<StyleSpecification> {
  if (!mapStyle) return embeddedStyle(await fetchBaseMap(), locale)
  const response = await fetch(styleAddress(mapStyle, locale))
  if (!response.ok) throw new Error(`the map style answered ${response.status}`)
  return response.json()
}
