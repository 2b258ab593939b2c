import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import type { MapStyle } from '#shared/navigation/payload.ts'
import { embeddedStyle } from './embedded-style.ts'
import { styleAddress } from './style-address.ts'

/** The configured style, else the embedded one. Rejects when it cannot be fetched, or is none. */
export async function loadStyle(mapStyle: MapStyle | undefined, locale: LocaleCode): Promise<StyleSpecification> {
  if (!mapStyle) return embeddedStyle(locale)
  const response = await fetch(styleAddress(mapStyle, locale))
  if (!response.ok) throw new Error(`the map style answered ${response.status}`)
  const style: StyleSpecification = await response.json()
  return { ...style, layers: style.layers.map((layer) => inLanguage(layer, locale)) }
}

/** A layer of a maps service with its names in the page's language, where its tiles know them in it. */
function inLanguage(layer: LayerSpecification, locale: LocaleCode): LayerSpecification {
  if (layer.type !== 'symbol' || !JSON.stringify(layer.layout?.['text-field'] ?? '').includes('name')) return layer
  return { ...layer, layout: { ...layer.layout, 'text-field': ['coalesce', ['get', `name:${languageOf(locale)}`], ['get', 'name']] } }
}

/** OpenStreetMap's names know Norwegian as 'no'. */
function languageOf(locale: LocaleCode): string {
  return LOCALES[locale].htmlLang === 'nb' ? 'no' : LOCALES[locale].htmlLang
}
