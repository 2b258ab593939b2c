import { findAttribute } from './find-attribute.ts'
import type { PackedStations } from './packed-stations.ts'

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BITS = 6
/** beyond it a code is so rare that its name is shorter than its bit */
const MOST_BITS = 120

type PackedServices = Pick<PackedStations, 'codes' | 'services' | 'moreServices'>

/** Codes of the catalogue go by their own name, whatever way a station writes them; others as they stand. */
export function packServices(written: readonly (readonly string[])[]): PackedServices {
  const names = new Map<string, string>()
  const lists = written.map((list) => list.map((text) => nameOf(text, names)))
  const counts = new Map<string, number>()
  for (const code of lists.flat()) counts.set(code, (counts.get(code) ?? 0) + 1)
  const codes = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_BITS)
    .map(([code]) => code)
  const places = new Map(codes.map((code, place) => [code, place]))
  const moreServices: Record<number, string[]> = {}
  const services = lists.map((list, station) => {
    const more = [...new Set(list)].filter((code) => !places.has(code))
    if (more.length > 0) moreServices[station] = more
    return digitsOf(list.flatMap((code) => places.get(code) ?? []))
  })
  return { codes, services, moreServices }
}

/** The services of a station by its index. */
export function readServices({ codes, services, moreServices }: PackedServices): (index: number) => string[] {
  return (index) => [...placesOf(services[index] ?? '').flatMap((place) => codes[place] ?? []), ...(moreServices[index] ?? [])]
}

function nameOf(text: string, names: Map<string, string>): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = findAttribute(text)?.code ?? text
  names.set(text, name)
  return name
}

function digitsOf(places: readonly number[]): string {
  const digits: number[] = []
  for (const place of places) {
    const digit = Math.floor(place / BITS)
    while (digits.length <= digit) digits.push(0)
    digits[digit] = (digits[digit] ?? 0) | (1 << (place % BITS))
  }
  return digits.map((digit) => DIGITS[digit]).join('')
}

function placesOf(digits: string): number[] {
  const places: number[] = []
  for (const [index, character] of [...digits].entries()) {
    const digit = DIGITS.indexOf(character)
    for (let bit = 0; bit < BITS; bit++) if (digit > 0 && digit & (1 << bit)) places.push(index * BITS + bit)
  }
  return places
}
