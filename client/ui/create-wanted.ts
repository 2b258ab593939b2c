import { useSyncExternalStore } from 'react'

export interface Wanted {
  want: () => void
  /** How often it was wanted; 0 until the first time. Each time tries again what could not be had before. */
  useWanted: () => number
}

/** For what lies over every page: it is drawn, and its code loaded, from the first time it is wanted. */
export function createWanted(): Wanted {
  let count = 0
  const listeners = new Set<() => void>()

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    want() {
      count++
      for (const listener of listeners) listener()
    },
    useWanted: () =>
      useSyncExternalStore(
        subscribe,
        () => count,
        () => 0,
      ),
  }
}
