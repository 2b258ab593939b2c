/** Characters of a part: three bytes each stay below D1's 2 MB a value. */
const MAX_PART_LENGTH = 500_000

/** A list as JSON arrays, none too long for one value of D1. None for an empty list. */
export function jsonParts(items: readonly unknown[]): string[] {
  const parts: string[] = []
  let part: string[] = []
  let length = 0
  for (const item of items) {
    const json = JSON.stringify(item)
    if (part.length > 0 && length + json.length > MAX_PART_LENGTH) {
      parts.push(`[${part.join(',')}]`)
      part = []
      length = 0
    }
    part.push(json)
    length += json.length + 1
  }
  return part.length === 0 ? parts : [...parts, `[${part.join(',')}]`]
}
