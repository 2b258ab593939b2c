// The only module that uses localStorage and sessionStorage: try/catch, JSON, and the `storage`
// event of other tabs.

import type { StoredKey } from './stored-names.ts'

export interface StoredValue<T, Written = NonNullable<T>> {
  /**
   * Calls the reader, with undefined if nothing valid is stored. Returns the same object until the
   * value changes.
   */
  read: () => T
  /** False if storage is unavailable or full: the value is then in memory until the page is left. */
  write: (value: Written) => boolean
  remove: () => void
  /** Calls back after a change in this or another tab. Returns the function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void
}

type Area = 'localStorage' | 'sessionStorage'

/** characters: much more than the site stores */
const MAX_TEXT = 1_000_000

/** Values that could not be stored, by key. They are newer than stored ones. */
const memory = new Map<string, string>()

/**
 * Changes in this tab, as events named by the key. The browser's `storage` event only reports other
 * tabs.
 */
const changes = new EventTarget()
/** the event of clearStorage(), for all keys */
const CLEARED = '*'

/**
 * A JSON value under `key` in the first area that accepts it. A browser may forbid storage, or it
 * may be full.
 */
export function storedValue<T, Written = NonNullable<T>>(
  key: StoredKey,
  reader: (value: unknown) => T,
  ...areas: Area[]
): StoredValue<T, Written> {
  let cached: { text: string | undefined; value: T } | undefined

  return {
    read() {
      const text =
        memory.get(key) ??
        areas.map((area) => attempt(() => globalThis[area].getItem(key))).find((found) => found) ??
        undefined
      if (!cached || cached.text !== text) {
        cached = {
          text,
          value: reader(
            text && text.length <= MAX_TEXT ? attempt(() => JSON.parse(text)) : undefined,
          ),
        }
      }
      return cached.value
    },

    write(value) {
      const text = JSON.stringify(value)
      const taker = areas.findIndex((area) =>
        attempt(() => (globalThis[area].setItem(key, text), true)),
      )
      if (taker === -1) memory.set(key, text)
      else memory.delete(key)
      // read() looks into earlier areas first and would find an older value there
      for (const area of areas.slice(0, Math.max(0, taker)))
        attempt(() => globalThis[area].removeItem(key))
      changes.dispatchEvent(new Event(key))
      return taker !== -1
    },

    remove() {
      memory.delete(key)
      for (const area of areas) attempt(() => globalThis[area].removeItem(key))
      changes.dispatchEvent(new Event(key))
    },

    subscribe(onChange) {
      function onStorage(event: StorageEvent): void {
        if (event.key === key || event.key === null) onChange() // null: the storage was cleared
      }
      addEventListener('storage', onStorage)
      for (const event of [key, CLEARED]) changes.addEventListener(event, onChange)
      return () => {
        removeEventListener('storage', onStorage)
        for (const event of [key, CLEARED]) changes.removeEventListener(event, onChange)
      }
    },
  }
}

/** Empties localStorage and sessionStorage. */
export function clearStorage(): void {
  memory.clear()
  attempt(() => localStorage.clear())
  attempt(() => sessionStorage.clear())
  changes.dispatchEvent(new Event(CLEARED))
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined // no storage, a full storage, or invalid JSON
  }
}
