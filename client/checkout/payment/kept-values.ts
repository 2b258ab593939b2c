/** What a Storage does for one key. */
export type KeptValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The first storage that takes a value keeps it: one that is full or forbidden is passed over, and where none is left the page
 * itself remembers. Never throws.
 */
export function keptValues(...storages: (KeptValues | undefined)[]): KeptValues {
  const memory = new Map<string, string>()
  const places: KeptValues[] = [
    ...storages.filter((storage) => storage !== undefined),
    {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
  ]

  function removeItem(key: string): void {
    for (const place of places) attempt(() => place.removeItem(key))
  }

  return {
    removeItem,
    getItem(key) {
      for (const place of places) {
        const value = attempt(() => place.getItem(key))
        if (typeof value === 'string') return value
      }
      return null
    },
    setItem(key, value) {
      // an older value in a better place would be read first
      removeItem(key)
      places.some((place) => attempt(() => (place.setItem(key, value), true)))
    },
  }
}

function attempt<T>(deed: () => T): T | undefined {
  try {
    return deed()
  } catch {
    return undefined // forbidden, or full
  }
}
