/**
 * Per isolate: the last value made for a key, and what it was made from. While the parts are the same (identical
 * texts, or the very same objects) the value is not made again. Bounded by weight, the longest unused goes first.
 */
export interface Memo<Value> {
  find(key: string, madeFrom: readonly unknown[]): Value | undefined
  keep(key: string, madeFrom: readonly unknown[], value: Value, weight: number): Value
  /** The last value of a key, whatever it was made from. */
  last(key: string): Value | undefined
  remove(key: string): void
}

interface Entry<Value> {
  madeFrom: readonly unknown[]
  value: Value
  weight: number
}

/** `maxOne`: one giant would drive out everything else. */
export function createMemo<Value>(maxWeight: number, maxOne = maxWeight / 4): Memo<Value> {
  const entries = new Map<string, Entry<Value>>()
  let total = 0

  function find(key: string, madeFrom: readonly unknown[]): Value | undefined {
    const known = entries.get(key)
    if (!known || !sameParts(known.madeFrom, madeFrom)) return undefined
    entries.delete(key)
    entries.set(key, known)
    return known.value
  }

  function keep(key: string, madeFrom: readonly unknown[], value: Value, weight: number): Value {
    remove(key)
    if (weight > maxOne) return value
    entries.set(key, { madeFrom, value, weight })
    total += weight
    for (const oldest of entries.keys()) {
      if (total <= maxWeight) break
      remove(oldest)
    }
    return value
  }

  function remove(key: string): void {
    total -= entries.get(key)?.weight ?? 0
    entries.delete(key)
  }

  return { find, keep, last: (key) => entries.get(key)?.value, remove }
}

function sameParts(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((part, index) => part === right[index])
}
