/**
 * The same for the same values, another for others, and nobody reads the values out of it: 53 bits of cyrb53, synchronous. Two
 * bodies with one fingerprint would do no harm: the backend refuses the key (IDEMPOTENCY_KEY_REUSED) and a new one is made.
 */
export function fingerprint(value: unknown): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const character of JSON.stringify(value)) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
