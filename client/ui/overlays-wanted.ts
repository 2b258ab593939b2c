// Dialogs and notifications come with the first thing that needs them: a page that needs none loads nothing of theirs.
import { useSyncExternalStore } from 'react'

let wanted = false
const listeners = new Set<() => void>()

export function wantOverlays(): void {
  if (wanted) return
  wanted = true
  for (const listener of listeners) listener()
}

export function useOverlaysWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
