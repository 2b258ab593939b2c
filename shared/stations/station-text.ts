// How packed stations shorten what follows from something else. Each has its way back, also for texts that nobody expects.
import { foldText } from './fold-text.ts'

/** 'St1 Tromsø Breivika' → 'st1-tromso-breivika' */
export function slugOf(name: string): string {
  return foldText(name).replaceAll(' ', '-')
}

/** 'St1 Turku Länsikeskus' in Turku → 'St1 * Länsikeskus'; a name that could be mistaken for such a one stands after '='. */
export function packName(name: string, city: string): string {
  if (name.includes('*') || name.startsWith('=')) return `=${name}`
  return city === '' ? name : name.replace(city, '*')
}

export function unpackName(packed: string, city: string): string {
  return packed.startsWith('=') ? packed.slice(1) : packed.replace('*', () => city)
}

/** 'fi-1009' and 1 → 'fi-1010'; undefined where no number is at the end, or one with zeros before it. */
export function idAfter(id: string | undefined, steps: number): string | undefined {
  if (steps === 0) return id
  const [, start, number] = /^(.*?)([1-9]\d{0,8})$/s.exec(id ?? '') ?? []
  return start === undefined || number === undefined ? undefined : `${start}${Number(number) + steps}`
}
