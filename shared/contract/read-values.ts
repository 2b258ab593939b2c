// The smallest readers of lenient content: each takes any JSON value and gives a clean one or undefined. null, '' and a wrong
// type all mean "absent" (docs/contract.md). Numbers written as text ("12.90") are numbers: CMS fields often hold them so.

export type JsonRecord = Readonly<Record<string, unknown>>

export function readRecord(value: unknown): JsonRecord | undefined {
  return isRecord(value) ? value : undefined
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** [] for anything that is no list. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Half a surrogate pair becomes U+FFFD, as it would on its way in HTML: the browser's state would else have another text than its page. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.toWellFormed() : undefined
}

/** Like readText, and a number is its text: ids and tax classes come as either. */
export function readKey(value: unknown): string | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : readText(value)
}

export function readFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}

export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

export function readOneOf<T extends string>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((candidate) => candidate === value)
}

/** The list without what `readItem` could not read. */
export function readItems<T>(value: unknown, readItem: (item: unknown, index: number) => T | undefined): T[] {
  const items: T[] = []
  for (const [index, item] of readList(value).entries()) {
    const read = readItem(item, index)
    if (read !== undefined) items.push(read)
  }
  return items
}

/** Like T, with absent where T has undefined; flat, so that an editor shows the shape. */
export type Present<T> = Flat<
  { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
    [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
  }
>
type Flat<T> = { [K in keyof T]: T[K] }

/** The record without its undefined fields, so that the state sent to the browser is small. */
export function withoutAbsent<T extends object>(fields: T): Present<T>
export function withoutAbsent(fields: Readonly<Record<string, unknown>>): object {
  const present: Record<string, unknown> = {}
  for (const key in fields) {
    if (fields[key] !== undefined) present[key] = fields[key]
  }
  return present
}
