// Names of countries and seas: where they stand, and what they are called in the site's languages.
import type { Feature, Point } from 'geojson'

/** The first of LOCALES[…].languages; the order of names below and in town-names.ts. */
const LANGUAGES = ['fi', 'sv', 'no', 'en'] as const

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

const SEAS: [names: string[], lon: number, lat: number][] = [
  [['Itämeri', 'Östersjön', 'Østersjøen', 'Baltic Sea'], 18.9, 57.9],
  [['Pohjanlahti', 'Bottniska viken', 'Bottenviken', 'Gulf of Bothnia'], 19.6, 61.9],
  [['Pohjanmeri', 'Nordsjön', 'Nordsjøen', 'North Sea'], 2.6, 57.2],
  [['Norjanmeri', 'Norska havet', 'Norskehavet', 'Norwegian Sea'], 5, 66.8],
]

export function placeNames(): Feature<Point>[] {
  const countries = Object.entries(COUNTRIES).map(([code, at]) =>
    namedPoint(
      'country',
      LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code),
      at,
    ),
  )
  return [...countries, ...SEAS.map(([names, ...at]) => namedPoint('sea', names, at))]
}

/** A point with its name, and `name:sv` etc. where a language has its own, as OpenStreetMap writes them. `names`: one for all, or one for each language. */
export function namedPoint(kind: string, names: string[], coordinates: [lon: number, lat: number], more: object = {}): Feature<Point> {
  const [name = ''] = names
  const own = LANGUAGES.map((language, index) => [`name:${language}`, names[index] ?? name]).filter(([, text]) => text !== name)
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties: { kind, name, ...Object.fromEntries(own), ...more } }
}
