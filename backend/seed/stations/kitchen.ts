import { FOOD_MENUS } from '../../content/stations/food-menus.ts'
import { LUNCHES } from '../../content/stations/lunches.ts'
import { readTranslated } from '../../content/stations/read-lists.ts'
import type { StationLanguage } from '../../content/stations/station-language.ts'
import type { StoredLunch, TranslatedText } from '../../stations/stored-station.ts'
import type { Chance } from './chance.ts'

/** A lunch as it is stored in both languages: whoever reads it in one has a StoredLunch. */
export interface WrittenLunch extends Omit<StoredLunch, 'dishes'> {
  dishes: { name: TranslatedText; price: number; diets: string[] }[]
}

export interface WrittenMenuSection {
  title: TranslatedText
  dishes: { name: TranslatedText; description?: TranslatedText; price: number }[]
}

const LUNCH_DISHES = { ofAll: 12, perDay: 3 }
const MENU_DISHES_LIKELIHOOD = 0.8

/** A kitchen's lunch dishes, written 'Nimi = Name | L, G' (content/stations/lunches.ts), at one of its prices. */
export function lunchOf(language: StationLanguage, chance: Chance): WrittenLunch {
  const written = linesOf(LUNCHES[language])
  const first = chance.between(0, written.length - 1)
  const price = chance.between(107, 137) / 10
  const dishes = Array.from({ length: LUNCH_DISHES.ofAll }, (_, index) => {
    const [name = '', diets = ''] = (written[(first + index) % written.length] ?? '').split('|').map((part) => part.trim())
    return { name: readTranslated(name), price, diets: diets === '' ? [] : diets.split(', ') }
  })
  return { dishes, perDay: LUNCH_DISHES.perDay }
}

/** What a kitchen serves all day: most of the language's menu. */
export function foodMenuOf(language: StationLanguage, chance: Chance): WrittenMenuSection[] {
  const sections: WrittenMenuSection[] = []
  for (const line of linesOf(FOOD_MENUS[language])) {
    const [name = '', description = '', price] = line.split('|').map((part) => part.trim())
    if (price === undefined) sections.push({ title: readTranslated(name), dishes: [] })
    else if (chance.is(MENU_DISHES_LIKELIHOOD)) {
      const more = description === '' ? {} : { description: readTranslated(description) }
      sections.at(-1)?.dishes.push({ name: readTranslated(name), ...more, price: Number(price) })
    }
  }
  return sections.filter(({ dishes }) => dishes.length > 0)
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
