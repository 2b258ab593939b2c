import type { StyleSpecification } from 'maplibre-gl'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { MapStyle } from '#shared/navigation/map-style.ts'
import { embeddedStyle } from './embedded-style.ts'
import { inLanguage } from './label-language.ts'
import { styleAddress } from './style-address.ts'

/** The configured style, else the embedded one. Rejects when it cannot be fetched, or is none. */
export async function loadStyle(mapStyle: MapStyle | undefined, locale: LocaleCode): Promise<StyleSpecification> {
  if (!mapStyle) return embeddedStyle(locale)
  const response = await fetch(styleAddress(mapStyle, locale))
  if (!response.ok) throw new Error(`the map style answered ${response.status}`)
  const style: StyleSpecification = await response.json()
  return { ...style, layers: style.layers.map((layer) => inLanguage(layer, locale)) }
}
