/** No page nests this deep. A deeper value would overflow the stack of recursive readers. */
export const MAX_DEPTH = 400

/**
 * Removes fields that are null or '', which count as absent (docs/contract.md). The value must not
 * be too deep.
 */
export function stripAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripAbsent)
  if (typeof value !== 'object' || value === null) return value
  const present = Object.entries(value).filter(([, field]) => field !== null && field !== '')
  return Object.fromEntries(present.map(([name, field]) => [name, stripAbsent(field)]))
}

/** Without recursion, because it protects recursive functions. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((part) =>
      typeof part === 'object' && part !== null ? Object.values(part) : [],
    )
  }
  return false
}
