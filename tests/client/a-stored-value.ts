import type { StoredValue } from '#client/storage/storage.ts'

/** A stored value on a new device. */
export function aStoredValue<T>(reader: (value: unknown) => T, stored?: unknown): StoredValue<T> {
  let text = JSON.stringify(stored)
  return {
    read: () => reader(text === undefined ? undefined : JSON.parse(text)),
    write(value) {
      text = JSON.stringify(value)
      return true
    },
    remove: () => (text = JSON.stringify(undefined)),
    subscribe: () => () => undefined,
  }
}
