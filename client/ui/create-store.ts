import { useSyncExternalStore } from 'react'

/** A store for what every page loads: Valtio would be 2.2 kB more of script there (docs/decisions/0013-stores-of-every-page.md). */
export function createStore<State>(initial: State) {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    /** on the server and in the first client render */
    initial,
    get: () => state,
    set(next: State): void {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<State>({ initial, get, subscribe }: ReturnType<typeof createStore<State>>): State {
  return useSyncExternalStore(subscribe, get, () => initial)
}
