import type { Map as MapLibre } from 'maplibre-gl'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'

/** The first word is the weight, the second the font of the page (MapLibre draws it itself where a style brings no glyphs). */
const PAGE_FONT = ['Bold', 'Figtree Variable']

/** The font our labels can have in this style; its own labels are put into the page's language on the way, where its tiles know it. */
export function labelFont(map: MapLibre, locale: LocaleCode): string[] {
  const { glyphs, layers } = map.getStyle()
  if (!glyphs) return PAGE_FONT
  let font: string[] | undefined
  for (const layer of layers) {
    if (layer.type !== 'symbol') continue
    const { 'text-field': field, 'text-font': layerFont } = layer.layout ?? {}
    if (Array.isArray(layerFont)) font ??= layerFont.map(String)
    if (!JSON.stringify(field ?? '').includes('name')) continue
    map.setLayoutProperty(layer.id, 'text-field', ['coalesce', ['get', `name:${languageOf(locale)}`], ['get', 'name']])
  }
  return font ?? PAGE_FONT
}

/** OpenStreetMap's names know Norwegian as 'no'. */
function languageOf(locale: LocaleCode): string {
  return LOCALES[locale].htmlLang === 'nb' ? 'no' : LOCALES[locale].htmlLang
}
