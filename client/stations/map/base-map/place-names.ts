import type { FeatureCollection, Point } from 'geojson'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'

/** ISO 3166 → where its name stands */
const COUNTRIES: Record<string, [lon: number, lat: number]> = {
  FI: [26.3, 63.4],
  SE: [15.3, 62.6],
  NO: [9.2, 61.6],
  DK: [9.2, 56.1],
  EE: [25.8, 58.8],
  LV: [25.6, 57],
  LT: [23.9, 55.4],
  RU: [36, 62],
  BY: [28, 54],
  PL: [19.5, 52.6],
  DE: [10.5, 52.4],
  IS: [-18.6, 64.9],
  GB: [-1.8, 53.5],
}

const SEAS: { at: [lon: number, lat: number]; names: Record<LocaleCode, string> }[] = [
  { at: [18.9, 57.9], names: { 'fi-FI': 'Itämeri', 'sv-SE': 'Östersjön', 'no-NO': 'Østersjøen', 'en-EU': 'Baltic Sea' } },
  { at: [19.6, 61.9], names: { 'fi-FI': 'Pohjanlahti', 'sv-SE': 'Bottniska viken', 'no-NO': 'Bottenviken', 'en-EU': 'Gulf of Bothnia' } },
  { at: [2.6, 57.2], names: { 'fi-FI': 'Pohjanmeri', 'sv-SE': 'Nordsjön', 'no-NO': 'Nordsjøen', 'en-EU': 'North Sea' } },
  { at: [5, 66.8], names: { 'fi-FI': 'Norjanmeri', 'sv-SE': 'Norska havet', 'no-NO': 'Norskehavet', 'en-EU': 'Norwegian Sea' } },
]

/** Countries and seas in the language of the page; the browser knows the countries'. */
export function placeNames(locale: LocaleCode): FeatureCollection<Point> {
  const regions = new Intl.DisplayNames(LOCALES[locale].htmlLang, { type: 'region' })
  const countries = Object.entries(COUNTRIES).map(([code, at]) =>
    place(at, (regions.of(code) ?? '').toLocaleUpperCase(LOCALES[locale].htmlLang), 'country'),
  )
  const seas = SEAS.map(({ at, names }) => place(at, names[locale], 'sea'))
  return { type: 'FeatureCollection', features: [...countries, ...seas] }
}

function place(at: [number, number], name: string, kind: 'country' | 'sea'): FeatureCollection<Point>['features'][number] {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: at }, properties: { name, kind } }
}
