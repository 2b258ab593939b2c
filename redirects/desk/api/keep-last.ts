import type { Database } from '#redirects/versions/database.ts'

const KEPT_MS = 60_000

interface Kept<Value> {
  name: string
  until: number
  value: Promise<Value>
  /** 0 until it is made */
  weight: number
}

/**
 * Keeps what is costly to make for a minute: one value a slot (a locale), while its name (a revision) stays. What failed is made again.
 * All values together weigh at most `maxWeight`: the oldest are dropped, and one that is heavier is not kept.
 * Module state of whoever creates it, by the database it belongs to.
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
      // whoever asked for it is told
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
    /** whatever its name and age */
    async last(db: Database, slot: string): Promise<Value | undefined> {
      return slotsOf(db).get(slot)?.value
    },
  }
}
