import type { Country } from '#shared/locale/locales.ts'
import type { StoredLunch, TranslatedText } from '../../stations/stored-station.ts'
import { FOOD_MENUS } from './food-menus.ts'
import { LUNCHES } from './lunches.ts'
import type { StationLanguage } from './station-language.ts'

/** A lunch as stored, in both languages. StoredLunch is the same in one language. */
export interface WrittenLunch extends Omit<StoredLunch, 'dishes'> {
  dishes: { name: TranslatedText; price: number; diets: string[] }[]
}

export interface WrittenMenuSection {
  title: TranslatedText
  dishes: { name: TranslatedText; description?: TranslatedText; price: number }[]
}

const LUNCH_DISHES = { ofAll: 12, perDay: 3 }

/** Twelve dishes of the language's list (lunches.ts), beginning with the named one, at one price. */
export function lunchOf(language: StationLanguage, firstDish: string, price: number): WrittenLunch {
  const all = linesOf(LUNCHES[language]).map((line) => {
    const [name = '', diets = ''] = partsOf(line)
    return { name: readTranslated(name), price, diets: diets === '' ? [] : diets.split(', ') }
  })
  const first = all.findIndex(({ name }) => name.local === firstDish)
  if (first === -1) throw new Error(`"${firstDish}" is not a dish of lunches.ts.`)
  return {
    dishes: [...all.slice(first), ...all].slice(0, LUNCH_DISHES.ofAll),
    perDay: LUNCH_DISHES.perDay,
  }
}

/**
 * A station's part of the language's menu (food-menus.ts): 'all' or 'all but Munkki, Margherita'.
 * Prices in the country's currency.
 */
export function foodMenuOf(
  language: StationLanguage,
  country: Country,
  text: string,
): WrittenMenuSection[] {
  const match = /^all(?: but (.+))?$/.exec(text)
  if (match === null) throw new Error(`"${text}" is not a menu.`)
  const missing = new Set(match[1]?.split(', '))
  const sections: WrittenMenuSection[] = []
  for (const line of linesOf(FOOD_MENUS[language])) {
    const [name = '', description = '', price] = partsOf(line)
    const title = readTranslated(name)
    if (price === undefined) sections.push({ title, dishes: [] })
    else if (!missing.delete(title.local)) {
      const more = description === '' ? {} : { description: readTranslated(description) }
      sections.at(-1)?.dishes.push({ name: title, ...more, price: priceIn(country, price) })
    }
  }
  if (missing.size > 0)
    throw new Error(`"${[...missing].join(', ')}" is not a dish of food-menus.ts.`)
  return sections.filter(({ dishes }) => dishes.length > 0)
}

/** '11.90 / 129 kr': euros in Finland, kronor in Sweden and Norway. */
function priceIn(country: Country, prices: string): number {
  const found = prices.split(' / ').find((price) => price.endsWith(' kr') !== (country === 'FI'))
  if (found === undefined) throw new Error(`"${prices}" has no price for ${country}.`)
  return Number(found.replace(' kr', ''))
}

/**
 * 'Hernekeitto = Pea soup': the local language, then English. A name that is the same in both is
 * written twice.
 */
export function readTranslated(text: string): TranslatedText {
  const [, local, english] = /^([^=]+) = ([^=]+)$/.exec(text) ?? []
  if (local === undefined || english === undefined)
    throw new Error(`"${text}" has no English translation`)
  return { local, english }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function partsOf(line: string): string[] {
  return line.split('|').map((part) => part.trim())
}
