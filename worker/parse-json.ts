/**
 * docs/contract.md allows 400 levels. A few thousand would overflow the stack of recursive
 * functions.
 */
const MAX_DEPTH = 500

/** undefined when the text is not JSON, or nested too deeply. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isTooDeep(value) ? undefined : value
  } catch {
    return undefined
  }
}

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth >= MAX_DEPTH || Object.values(value).some((part) => isTooDeep(part, depth + 1))
}
