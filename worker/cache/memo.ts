/**
 * An LRU cache with a maximum total weight. A value heavier than a quarter of it is not stored,
 * because it would evict too many others.
 */
export function createMemo<Value>(maxWeight: number) {
  const entries = new Map<string, { value: Value; weight: number }>()
  let total = 0

  function get(key: string): Value | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    entries.delete(key)
    entries.set(key, entry)
    return entry.value
  }

  function set(key: string, value: Value, weight: number): void {
    remove(key)
    if (weight > maxWeight / 4) return
    entries.set(key, { value, weight })
    total += weight
    for (const oldest of entries.keys()) {
      if (total <= maxWeight) break
      remove(oldest)
    }
  }

  function remove(key: string): void {
    total -= entries.get(key)?.weight ?? 0
    entries.delete(key)
  }

  return { get, set, delete: remove }
}
