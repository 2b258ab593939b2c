import type { LayerSpecification } from 'maplibre-gl'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'

/** A layer of a maps service with its names in the page's language, where its tiles know them in it. */
export function inLanguage(layer: LayerSpecification, locale: LocaleCode): LayerSpecification {
  if (layer.type !== 'symbol' || !JSON.stringify(layer.layout?.['text-field'] ?? '').includes('name')) return layer
  return { ...layer, layout: { ...layer.layout, 'text-field': ['coalesce', ['get', `name:${languageOf(locale)}`], ['get', 'name']] } }
}

/** OpenStreetMap's names know Norwegian as 'no'. */
function languageOf(locale: LocaleCode): string {
  return LOCALES[locale].htmlLang === 'nb' ? 'no' : LOCALES[locale].htmlLang
}
