import { vi } from 'vitest'

/** Replaces localStorage, until vi.unstubAllGlobals(), and returns what is stored. */
export function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  })
  return stored
}
