// The desk's values in localStorage. Storage may be full, damaged or forbidden: then nothing is stored.
const PREFIX = 'desk:'

export function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** undefined: removes it */
export function writeStored(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // without storage the value is lost when the tab is closed
  }
}
