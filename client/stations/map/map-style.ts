import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { DEFAULT_LOCALE, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import type { MapStyle } from '#shared/navigation/payload.ts'
import { embeddedStyle } from './embedded-style.ts'
import type { MapColors } from './map-colors.ts'

/** §7: the options of the maps service. §9: its default version. */
const VERSION = 'weekly'
const LIBRARIES = 'places,marker'
const LOAD_LIMIT_MS = 15_000

interface MapConfig {
  mapStyle?: MapStyle | undefined
  /** address of an archive */
  mapTiles?: string | undefined
}

export interface LoadedStyle {
  hasStreets: boolean
  /** the style in these colours */
  paint(colors: MapColors): StyleSpecification
}

/**
 * The configured style, or the configured archive of streets, or the embedded map. Rejects when a
 * configured style cannot be fetched.
 */
export async function loadStyle(
  { mapStyle, mapTiles }: MapConfig,
  locale: LocaleCode,
): Promise<LoadedStyle> {
  const language = LOCALES[locale].languages[0]
  if (mapStyle) {
    const style = await fetchStyle(styleAddress(mapStyle, locale))
    const painted = { ...style, layers: style.layers.map((layer) => inLanguage(layer, language)) }
    return { hasStreets: true, paint: () => painted }
  }
  const streets = mapTiles && (await loadStreets(mapTiles, language))
  if (streets) return streets
  return { hasStreets: false, paint: (colors) => embeddedStyle(language, colors) }
}

async function fetchStyle(address: string): Promise<StyleSpecification> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LOAD_LIMIT_MS) })
  if (!response.ok) throw new Error(`the style of the map responded with ${response.status}`)
  return response.json()
}

/** An archive that cannot be opened is reported, and the embedded map replaces it. */
async function loadStreets(address: string, language: string): Promise<LoadedStyle | undefined> {
  try {
    const { openStreets, streetStyle } = await import('./street-style.ts')
    await openStreets(address)
    return { hasStreets: true, paint: (colors) => streetStyle(address, language, colors) }
  } catch (cause) {
    reportError(new Error(`the map archive cannot be opened: ${String(cause)}`, { cause }))
    return undefined
  }
}

/**
 * Fills in `{key}`, `{language}`, `{region}`, `{version}` and `{libraries}`. A key without a
 * placeholder is appended.
 */
export function styleAddress({ url, key = '' }: MapStyle, locale: LocaleCode): string {
  const { htmlLang: language, country = LOCALES[DEFAULT_LOCALE].country ?? '' } = LOCALES[locale]
  const options: Record<string, string> = {
    key,
    language,
    region: country,
    version: VERSION,
    libraries: LIBRARIES,
  }
  const address = url.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(options, name) ? encodeURIComponent(options[name] ?? '') : placeholder,
  )
  if (key === '' || url.includes('{key}')) return address
  return `${address}${address.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`
}

/** A layer with names in the page's language, if its data has them ('name:sv', as in OpenStreetMap). */
function inLanguage(layer: LayerSpecification, language: string): LayerSpecification {
  if (
    layer.type !== 'symbol' ||
    !JSON.stringify(layer.layout?.['text-field'] ?? '').includes('name')
  )
    return layer
  return {
    ...layer,
    layout: {
      ...layer.layout,
      'text-field': ['coalesce', ['get', `name:${language}`], ['get', 'name']],
    },
  }
}
