import type { CommandFiles, StoreContext } from '#redirects/cli/command.ts'
import type { Stores } from '#redirects/store/stores.ts'
import { memoryStores } from '../memory-stores.ts'

/** KV and D1 in memory; `writes` has the keys of all writes to KV. */
export function fakeStores() {
  const stores = memoryStores()
  const writes: string[] = []
  stores.step = (what) => {
    if (what.startsWith('kv put ')) writes.push(what.slice('kv put '.length))
  }
  return { stores, writes }
}

/** Files in memory. All tables have the same text until one is written. */
export function fakeFiles(table: string, others: Record<string, string | Uint8Array> = {}) {
  const written = new Map<string, string>()
  const files: CommandFiles = {
    read: async (file) => {
      const content = others[file] ?? ''
      return typeof content === 'string' ? new TextEncoder().encode(content) : content
    },
    tableText: async (locale) => written.get(`${locale}.txt`) ?? table,
    writeTable: async (locale, text) => void written.set(`${locale}.txt`, text),
    externalHosts: async () => new Set(['www.st1.com']),
    hosts: async () => ({ 'st1.fi': 'fi-FI', 'st1.se': 'sv-SE' }),
  }
  return { files, written }
}

/** The input of a command, with `table` for every locale, and the lines that it prints. */
export function contextWith(stores: Stores, table: string, overrides: Partial<StoreContext> = {}) {
  const printed: string[] = []
  const context: StoreContext = {
    locales: ['fi-FI'],
    operands: [],
    stores,
    place: 'production',
    knownPaths: async () => new Set(['/', '/yritys']),
    files: fakeFiles(table).files,
    print: (line) => printed.push(line),
    who: 'maria',
    now: Date.UTC(2026, 10, 21),
    ...overrides,
  }
  return { context, printed }
}
