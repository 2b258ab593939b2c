import type { CommandContext, TableStore } from '../../redirects/command.ts'
import { parseRedirectTable } from '../../redirects/parse-table.ts'

/** A namespace in memory that remembers how often it was written to. */
export function fakeStore() {
  const stored = new Map<string, { value: string; metadata?: unknown }>()
  const writes: string[][] = []
  const store: TableStore = {
    list: async () => [...stored].map(([name, { metadata }]) => (metadata === undefined ? { name } : { name, metadata })),
    get: async (key) => stored.get(key)?.value ?? '',
    put: async (pairs) => {
      writes.push(pairs.map(({ key }) => key))
      for (const { key, value, metadata } of pairs) stored.set(key, { value, metadata })
    },
  }
  return { store, stored, writes }
}

/** A command's surroundings: every locale's table is `table`, and what is printed is kept. */
export function contextWith(kv: TableStore, table: string, overrides: Partial<CommandContext> = {}) {
  const printed: string[] = []
  const context: CommandContext = {
    locales: ['fi-FI'],
    operands: [],
    kv,
    readTable: async () => parseRedirectTable(table),
    knownPaths: async () => new Set(['/', '/yritys']),
    print: (line) => printed.push(line),
    date: '2026-11-21',
    ...overrides,
  }
  return { context, printed }
}
