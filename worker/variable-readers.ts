// How a variable of wrangler.toml is read: a reader gives the value, or throws an Error that says what it must be.
import { isLocaleCode, LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'

export type Read<T> = (value: unknown) => T

export function matching(pattern: RegExp, expected: string): Read<string> {
  return (value) => {
    if (typeof value === 'string' && pattern.test(value)) return value
    throw new Error(`must be ${expected}`)
  }
}

export const text = matching(/./, 'a text')
export const host = matching(/^[a-z\d][a-z\d.-]*(?::\d{1,5})?$/i, 'a host, as in img.example.com')

/** The canonical address has no 'www.': links and redirects made from a table of domains must not bring it back. */
export function domain(value: unknown): string {
  return host(value)
    .toLowerCase()
    .replace(/^www\./, '')
}

export function locale(value: unknown): LocaleCode {
  if (isLocaleCode(value)) return value
  throw new Error(`must be one of ${LOCALE_CODES.join(', ')}`)
}

export function origin(value: unknown): string {
  if (typeof value === 'string' && /^https?:\/\/./.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '')
  throw new Error('must be an address, as in https://backend.example.com')
}

export function oneOf<T extends string>(...allowed: T[]): Read<T> {
  return (value) => {
    const found = allowed.find((one) => one === value)
    if (found !== undefined) return found
    throw new Error(`must be one of ${allowed.join(', ')}`)
  }
}

export function withDefault<T>(fallback: T, read: Read<T>): Read<T> {
  return (value) => (value === undefined ? fallback : read(value))
}

/** '' is none: that is how a variable is taken away with --var. */
export function optional<T>(read: Read<T>): Read<T | undefined> {
  return (value) => (value === undefined || value === '' ? undefined : read(value))
}

/** A list, or a text with commas or spaces between. */
export function list<T>(read: Read<T>): Read<T[]> {
  return (value = []) => {
    const items: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value
    if (Array.isArray(items)) return items.map(read)
    throw new Error('must be a list')
  }
}

/** A table is a TOML table in wrangler.toml, or JSON text when given with --var. */
export function table<T>(readKey: Read<string>, readValue: Read<T>): Read<Record<string, T>> {
  return (value) => Object.fromEntries(Object.entries(tableOf(value)).map(([key, item]) => [readKey(key), readValue(item)]))
}

function tableOf(value: unknown): object {
  const read: unknown = typeof value === 'string' && value !== '' ? parseJson(value) : value || {}
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read
  throw new Error('must be a table')
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
