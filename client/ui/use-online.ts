import { useSyncExternalStore } from 'react'

/** Whether the browser is online; true on the server and in the first render. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(onChange: () => void): () => void {
  const abort = new AbortController()
  window.addEventListener('online', onChange, abort)
  window.addEventListener('offline', onChange, abort)
  return () => abort.abort()
}
