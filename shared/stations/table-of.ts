/** A table of distinct values and the way to a value's place in it. */
export function tableOf<T>(keyOf: (value: T) => string): { values: T[]; place(value: T): number } {
  const places = new Map<string, number>()
  const values: T[] = []
  return {
    values,
    place(value) {
      const key = keyOf(value)
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, values.length)
      values.push(value)
      return values.length - 1
    },
  }
}
