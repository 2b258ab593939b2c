import type { Database } from '#redirects/versions/database.ts'

const KEPT_MS = 60_000

interface Kept<Value> {
  name: string
  until: number
  value: Promise<Value>
}

/**
 * Keeps what is costly to make for a minute: one value a slot (a locale), while its name (a revision) stays. What failed is made again.
 * Module state of whoever creates it, by the database it belongs to.
 */
export function createKeepLast<Value>() {
  const stores = new WeakMap<Database, Map<string, Kept<Value>>>()

  function slotsOf(db: Database): Map<string, Kept<Value>> {
    const slots = stores.get(db) ?? new Map<string, Kept<Value>>()
    stores.set(db, slots)
    return slots
  }

  return {
    get(db: Database, slot: string, name: string, make: () => Promise<Value>): Promise<Value> {
      const slots = slotsOf(db)
      const now = Date.now()
      const last = slots.get(slot)
      if (last?.name === name && now < last.until) return last.value
      const value = make()
      slots.set(slot, { name, until: now + KEPT_MS, value })
      value.catch(() => slots.delete(slot))
      return value
    },
    /** whatever its name and age */
    async last(db: Database, slot: string): Promise<Value | undefined> {
      return slotsOf(db).get(slot)?.value
    },
  }
}
