/** Choices that look like chance and are the same on every machine: drawn from a name, so that another station changes none of this one's. */
export interface Chance {
  /** 0 ≤ n < 1 */
  next(): number
  /** whether something of this probability happens */
  is(probability: number): boolean
  /** a whole number from `low` to `high` */
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
}

export function chanceOf(name: string): Chance {
  let state = hash(name)
  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  function pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(next() * list.length)]
    if (picked === undefined) throw new Error('There is nothing to pick from.')
    return picked
  }
  return { next, pick, is: (probability) => next() < probability, between: (low, high) => low + Math.floor(next() * (high - low + 1)) }
}

/** FNV-1a */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value
}
