// Readers made of readers: a shape is the table of its fields' readers, and its type follows from them. For the bundler each is free of
// side effects, so that a page carries the readers it calls.
import { type JsonRecord, type Present, readItems, readList, readRecord } from './read-values.ts'

export type Reader<T> = (value: unknown) => T | undefined

/** What a reader returns of a value that it can read. */
export type ReadBy<R extends Reader<unknown>> = Exclude<ReturnType<R>, undefined>

/** The readers of fields, by their names. */
type Fields = Readonly<Record<string, Reader<unknown>>>
type Values<F extends Fields> = Present<{ [K in keyof F]: ReturnType<F[K]> }>
type Needed<F extends Fields> = { [K in keyof F]: ReadBy<F[K]> }

/** A record's fields, without those that cannot be read; of what is no record none can. */
export function fields<F extends Fields>(table: F): (value: unknown) => Values<F>
/* @__NO_SIDE_EFFECTS__ */
export function fields(table: Fields): (value: unknown) => object {
  return (value) => {
    const shape = {}
    readInto(shape, table, readRecord(value) ?? {})
    return shape
  }
}

/** Undefined for what is no record, or lacks one of the `needed` fields; of the `others` those that can be read. */
export function record<N extends Fields>(needed: N): Reader<Needed<N>>
export function record<N extends Fields, O extends Fields>(needed: N, others: O): Reader<Present<Needed<N> & Values<O>>>
/* @__NO_SIDE_EFFECTS__ */
export function record(needed: Fields, others: Fields = {}): Reader<object> {
  return (value) => {
    const [raw, shape] = [readRecord(value), {}]
    if (raw === undefined || !readInto(shape, needed, raw)) return undefined
    readInto(shape, others, raw)
    return shape
  }
}

/** Whether all of them could be read. */
function readInto(shape: Record<string, unknown>, table: Fields, raw: JsonRecord): boolean {
  let isWhole = true
  for (const name in table) {
    const field = table[name]?.(raw[name])
    if (field === undefined) isWhole = false
    else shape[name] = field
  }
  return isWhole
}

/** `fallback` for what cannot be read. */
/* @__NO_SIDE_EFFECTS__ */
export function or<T>(read: Reader<T>, fallback: NoInfer<T>): (value: unknown) => T {
  return (value) => read(value) ?? fallback
}

/** What the first of the readers returns that can read it. */
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

/** A list without those of its items that cannot be read; undefined for no list. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (value) => (Array.isArray(value) ? readItems(value, read) : undefined)
}

/** Like listOf, with undefined for an empty list: an optional one that holds nothing is absent. */
/* @__NO_SIDE_EFFECTS__ */
export function someOf<T>(read: Reader<T>): Reader<T[]> {
  return (value) => {
    const items = readItems(value, read)
    return items.length === 0 ? undefined : items
  }
}

/** A list of which every item can be read, else undefined; [] for anything that is no list. */
/* @__NO_SIDE_EFFECTS__ */
export function allOf<T>(read: Reader<T>): Reader<T[]> {
  return (value) => {
    const items = readItems(value, read)
    return items.length === readList(value).length ? items : undefined
  }
}
