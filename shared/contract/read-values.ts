// Lenient readers of single values: each takes any JSON value and returns a clean one or undefined.
// null, '' and a wrong type all mean "absent" (docs/contract.md). Text with a number ("12.90") is
// read as a number, because CMS fields often contain it.

export type JsonRecord = Readonly<Record<string, unknown>>

export function readRecord(value: unknown): JsonRecord | undefined {
  return isRecord(value) ? value : undefined
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** [] when the value is not a list. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/**
 * A lone surrogate becomes U+FFFD, as in HTML. Otherwise the state in the browser would differ from
 * the page.
 */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.toWellFormed() : undefined
}

const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** '#fc0' or '#ffca00' */
export function readColor(value: unknown): string | undefined {
  const color = readText(value)
  return color !== undefined && COLOR.test(color) ? color : undefined
}

/** Like readText, and converts a number to text: ids and tax classes are sent as text or as numbers. */
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

/** The list without items that `readItem` cannot read. */
export function readItems<T>(
  value: unknown,
  readItem: (item: unknown, index: number) => T | undefined,
): T[] {
  const items: T[] = []
  for (const [index, item] of readList(value).entries()) {
    const read = readItem(item, index)
    if (read !== undefined) items.push(read)
  }
  return items
}

/**
 * T with optional fields instead of fields that may be undefined. Flat, so that an editor shows the
 * fields.
 */
export type Present<T> = Flat<
  { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
    [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
  }
>
type Flat<T> = { [K in keyof T]: T[K] }

/** Without undefined fields, so that the state sent to the browser is small. */
export function withoutAbsent<T extends object>(fields: T): Present<T>
export function withoutAbsent(fields: Readonly<Record<string, unknown>>): object {
  const present: Record<string, unknown> = {}
  for (const key in fields) {
    if (fields[key] !== undefined) present[key] = fields[key]
  }
  return present
}

/** A moment in ISO 8601; '' when missing or not a date. */
export function readMoment(value: unknown): string {
  const text = readText(value)
  return text !== undefined && !Number.isNaN(Date.parse(text)) ? text : ''
}
