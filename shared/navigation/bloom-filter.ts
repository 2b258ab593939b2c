// "Certainly not in the table" in a few kilobytes, so that a large table is not asked for most paths.

interface BloomFilter {
  bits: Uint8Array
  /** how many bits a key sets */
  hashes: number
}

const BITS_PER_KEY = 10 // with 7 hashes, 1 of 120 unknown keys is asked for in vain
const HASHES = 7

export function createBloomFilter(keys: readonly string[]): BloomFilter {
  const filter = { bits: new Uint8Array(Math.ceil((Math.max(keys.length, 1) * BITS_PER_KEY) / 8)), hashes: HASHES }
  for (const key of keys) {
    for (const bit of bitsOf(key, filter)) filter.bits[bit >> 3] = (filter.bits[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
  return filter
}

/** false: the key is not in the set. true: it most likely is. */
export function mayContain(filter: BloomFilter, key: string): boolean {
  return bitsOf(key, filter).every((bit) => ((filter.bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
}

/** FNV-1a over the UTF-16 units with a final mix: an unsigned 32-bit number, the same everywhere. */
export function hashText(text: string, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Double hashing: two hashes give as many positions as wanted. */
function bitsOf(key: string, { bits, hashes }: BloomFilter): number[] {
  const size = bits.length * 8
  const first = hashText(key)
  const second = hashText(key, 0x9e3779b9) | 1
  return Array.from({ length: hashes }, (_, index) => ((first + Math.imul(index, second)) >>> 0) % size)
}
