import { useSyncExternalStore } from 'react'

export interface Store<State> {
  /** on the server and in the first client render */
  initial: State
  get: () => State
  set: (next: State) => void
  subscribe: (listener: () => void) => () => void
}

/** A store for what every page loads: Valtio would be 2.2 kB more of script there (docs/decisions/0013-stores-of-every-page.md). */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    initial,
    get: () => state,
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<State>({ initial, get, subscribe }: Store<State>): State {
  return useSyncExternalStore(subscribe, get, () => initial)
}
