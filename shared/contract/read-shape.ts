// Combines readers: the shape of an object is a table of readers, one per field, and its type is
// derived from them. All are marked free of side effects, so that the bundler keeps only the
// readers in use.

import { type JsonRecord, type Present, readItems, readList, readRecord } from './read-values.ts'

export type Reader<T> = (value: unknown) => T | undefined

/** The result of a reader, without undefined. */
export type ReadBy<R extends Reader<unknown>> = Exclude<ReturnType<R>, undefined>

/** Readers by the name of their field. */
type Fields = Readonly<Record<string, Reader<unknown>>>
type Values<F extends Fields> = Present<{ [K in keyof F]: ReturnType<F[K]> }>
type Needed<F extends Fields> = { [K in keyof F]: ReadBy<F[K]> }

/** The readable fields of a record. Any other value yields `{}`. */
export function fields<F extends Fields>(table: F): (value: unknown) => Values<F>
/* @__NO_SIDE_EFFECTS__ */
export function fields(table: Fields): (value: unknown) => object {
  return (value) => {
    const shape = {}
    readInto(shape, table, readRecord(value) ?? {})
    return shape
  }
}

/**
 * undefined when the value is not a record or a `needed` field is unreadable. Unreadable `others`
 * are dropped.
 */
export function record<N extends Fields>(needed: N): Reader<Needed<N>>
export function record<N extends Fields, O extends Fields>(
  needed: N,
  others: O,
): Reader<Present<Needed<N> & Values<O>>>
/* @__NO_SIDE_EFFECTS__ */
export function record(needed: Fields, others: Fields = {}): Reader<object> {
  return (value) => {
    const [raw, shape] = [readRecord(value), {}]
    if (raw === undefined || !readInto(shape, needed, raw)) return undefined
    readInto(shape, others, raw)
    return shape
  }
}

/** Returns whether all fields could be read. */
function readInto(shape: Record<string, unknown>, table: Fields, raw: JsonRecord): boolean {
  let isWhole = true
  for (const name in table) {
    const field = table[name]?.(raw[name])
    if (field === undefined) isWhole = false
    else shape[name] = field
  }
  return isWhole
}

/** `fallback` when the value cannot be read. */
/* @__NO_SIDE_EFFECTS__ */
export function or<T>(read: Reader<T>, fallback: NoInfer<T>): (value: unknown) => T {
  return (value) => read(value) ?? fallback
}

/** The result of the first reader that can read the value. */
export function firstOf<R extends Reader<unknown>[]>(...readers: R): Reader<ReadBy<R[number]>>
/* @__NO_SIDE_EFFECTS__ */
export function firstOf(...readers: Reader<unknown>[]): Reader<unknown> {
  return (value) => {
    for (const read of readers) {
      const found = read(value)
      if (found !== undefined) return found
    }
    return undefined
  }
}

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends string>(...allowed: readonly T[]): Reader<T> {
  return (value) => allowed.find((candidate) => candidate === value)
}

/** A list without its unreadable items. undefined when the value is not a list. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (value) => (Array.isArray(value) ? readItems(value, read) : undefined)
}

/** Like listOf, with undefined for an empty list. */
/* @__NO_SIDE_EFFECTS__ */
export function someOf<T>(read: Reader<T>): Reader<T[]> {
  return (value) => {
    const items = readItems(value, read)
    return items.length === 0 ? undefined : items
  }
}

/** A list; undefined when one item is unreadable; [] when the value is not a list. */
/* @__NO_SIDE_EFFECTS__ */
export function allOf<T>(read: Reader<T>): Reader<T[]> {
  return (value) => {
    const items = readItems(value, read)
    return items.length === readList(value).length ? items : undefined
  }
}
