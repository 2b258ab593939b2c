import type { Database } from '#redirects/versions/database.ts'

const KEPT_MS = 60_000

interface Kept<Value> {
  name: string
  until: number
  value: Promise<Value>
  /** 0 until the value is computed */
  weight: number
}

/**
 * A cache for values that are expensive to compute: one value per slot (a locale), valid for a minute and for one name (a revision).
 * Failures are not cached. All values together weigh at most `maxWeight`: the oldest are dropped, and a heavier value is not cached.
 * Module state, by database.
 */
export function createKeepLast<Value>(maxWeight: number, weigh: (value: Value) => number) {
  const stores = new WeakMap<Database, Map<string, Kept<Value>>>()

  function slotsOf(db: Database): Map<string, Kept<Value>> {
    const slots = stores.get(db) ?? new Map<string, Kept<Value>>()
    stores.set(db, slots)
    return slots
  }

  async function made(slots: Map<string, Kept<Value>>, slot: string, kept: Kept<Value>): Promise<void> {
    try {
      kept.weight = weigh(await kept.value)
      if (kept.weight > maxWeight) slots.delete(slot)
      let total = [...slots.values()].reduce((sum, { weight }) => sum + weight, 0)
      for (const [oldest, { weight }] of slots) {
        if (total <= maxWeight) break
        slots.delete(oldest)
        total -= weight
      }
    } catch {
      // the caller of get receives the error
      slots.delete(slot)
    }
  }

  return {
    get(db: Database, slot: string, name: string, make: () => Promise<Value>): Promise<Value> {
      const slots = slotsOf(db)
      const now = Date.now()
      const last = slots.get(slot)
      if (last?.name === name && now < last.until) return last.value
      const kept = { name, until: now + KEPT_MS, value: make(), weight: 0 }
      slots.delete(slot)
      slots.set(slot, kept)
      void made(slots, slot, kept)
      return kept.value
    },
    /** The cached value of any name and age. */
    async last(db: Database, slot: string): Promise<Value | undefined> {
      return slotsOf(db).get(slot)?.value
    },
  }
}
