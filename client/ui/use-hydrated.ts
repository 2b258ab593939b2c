import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False on the server and in the first render, which must be the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
