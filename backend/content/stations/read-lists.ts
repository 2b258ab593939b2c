// The tables of this folder are lists in a text, so that a hundred towns are a dozen lines: items separated by commas, values after a name.
import type { TranslatedText } from '../../stations/stored-station.ts'

export interface Place {
  name: string
  lat: number
  lon: number
}

/** 'a, b,\n c' → ['a', 'b', 'c'] */
export function readList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim().replace(/\s+/g, ' '))
    .filter((item) => item !== '')
}

/** 'Mo i Rana 86, Farnes = Øvre Årdal' → [['Mo i Rana', '86'], ['Farnes', 'Øvre Årdal']] */
export function readPairs(text: string): [string, string][] {
  return readList(text).map((item) => {
    const [, name, value] = /^(.+) = (.+)$/.exec(item) ?? /^(.+) (\S+)$/.exec(item) ?? []
    if (name === undefined || value === undefined) throw new Error(`"${item}" is no name with a value`)
    return [name, value]
  })
}

/** 'Drøbak 59.6621 10.6271' */
export function readPlaces(text: string): Place[] {
  return readPairs(text).map(([nameAndLat, lon]) => {
    const space = nameAndLat.lastIndexOf(' ')
    const place = { name: nameAndLat.slice(0, space), lat: Number(nameAndLat.slice(space + 1)), lon: Number(lon) }
    if (!Number.isFinite(place.lat + place.lon)) throw new Error(`"${nameAndLat} ${lon}" is no name with a latitude and a longitude`)
    return place
  })
}

/** 'Hernekeitto = Pea soup': the counter's language, then English. What reads the same in both is written twice, so that none is forgotten. */
export function readTranslated(text: string): TranslatedText {
  const [, local, english] = /^([^=]+) = ([^=]+)$/.exec(text) ?? []
  if (local === undefined || english === undefined) throw new Error(`"${text}" is no text with its English`)
  return { local, english }
}
