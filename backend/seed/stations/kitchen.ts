import type { Station } from '#shared/contract/stations.ts'
import { FOOD_MENUS } from '../../content/stations/food-menus.ts'
import { LUNCHES } from '../../content/stations/lunches.ts'
import type { StationLanguage } from '../../content/stations/station-country.ts'
import type { StoredLunch } from '../../stations/stored-station.ts'
import type { Chance } from './chance.ts'

const LUNCH_DISHES = { ofAll: 12, perDay: 3 }
const MENU_DISHES_LIKELIHOOD = 0.8

/** A kitchen's lunch dishes, written 'Name | L, G' (content/stations/lunches.ts), at one of its prices. */
export function lunchOf(language: StationLanguage, chance: Chance): StoredLunch {
  const written = linesOf(LUNCHES[language])
  const first = chance.between(0, written.length - 1)
  const price = chance.between(107, 137) / 10
  const dishes = Array.from({ length: LUNCH_DISHES.ofAll }, (_, index) => {
    const [name = '', diets = ''] = (written[(first + index) % written.length] ?? '').split('|').map((part) => part.trim())
    return { name, price, diets: diets === '' ? [] : diets.split(', ') }
  })
  return { dishes, perDay: LUNCH_DISHES.perDay }
}

/** What a kitchen serves all day: most of the language's menu. */
export function foodMenuOf(language: StationLanguage, chance: Chance): NonNullable<Station['foodMenu']> {
  const sections: NonNullable<Station['foodMenu']> = []
  for (const line of linesOf(FOOD_MENUS[language])) {
    const [name = '', description = '', price] = line.split('|').map((part) => part.trim())
    if (price === undefined) sections.push({ title: name, dishes: [] })
    else if (chance.is(MENU_DISHES_LIKELIHOOD)) {
      sections.at(-1)?.dishes.push({ name, ...(description === '' ? {} : { description }), price: Number(price) })
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
