/** Nothing of the contract is a tenth as deep. Writing a value nested some thousand deep overflows the stack, reading it by recursion, too. */
const MAX_DEPTH = 500

/** A JSON text's value; undefined for what is no JSON, or nested more deeply than anybody means. */
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
