import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { DEFAULT_LOCALE, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import type { MapStyle } from '#shared/navigation/payload.ts'

/** A style with its data inside, so that the map needs no other service. */
const EMBEDDED = { url: new URL('./base-map.json', import.meta.url).href }
/** §7: the options of the maps service. §9: its default version. */
const VERSION = 'weekly'
const STYLE_LIMIT_MS = 15_000
const LIBRARIES = 'places,marker'

/** The configured style, or the embedded one. Rejects when it cannot be fetched. */
export async function loadStyle(mapStyle: MapStyle = EMBEDDED, locale: LocaleCode): Promise<StyleSpecification> {
  const response = await fetch(styleAddress(mapStyle, locale), { signal: AbortSignal.timeout(STYLE_LIMIT_MS) })
  if (!response.ok) throw new Error(`the map style responded with ${response.status}`)
  const style: StyleSpecification = await response.json()
  return { ...style, layers: style.layers.map((layer) => inLanguage(layer, LOCALES[locale].languages[0])) }
}

/** Fills in `{key}`, `{language}`, `{region}`, `{version}` and `{libraries}`. A key without a placeholder is appended. */
export function styleAddress({ url, key = '' }: MapStyle, locale: LocaleCode): string {
  const { htmlLang: language, country = LOCALES[DEFAULT_LOCALE].country ?? '' } = LOCALES[locale]
  const options: Record<string, string> = { key, language, region: country, version: VERSION, libraries: LIBRARIES }
  const address = url.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(options, name) ? encodeURIComponent(options[name] ?? '') : placeholder,
  )
  if (key === '' || url.includes('{key}')) return address
  return `${address}${address.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`
}

/** A layer with names in the page's language, if its data has them ('name:sv', as in OpenStreetMap). */
function inLanguage(layer: LayerSpecification, language: string): LayerSpecification {
  if (layer.type !== 'symbol' || !JSON.stringify(layer.layout?.['text-field'] ?? '').includes('name')) return layer
  return { ...layer, layout: { ...layer.layout, 'text-field': ['coalesce', ['get', `name:${language}`], ['get', 'name']] } }
}
