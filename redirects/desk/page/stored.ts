// What this browser keeps for the desk. Storage may be full, damaged or forbidden: then nothing is kept, and nothing breaks.
const PREFIX = 'desk:'

export function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** undefined: forgets it */
export function writeStored(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // what cannot be kept is lost with the tab, as it would be without storage
  }
}
