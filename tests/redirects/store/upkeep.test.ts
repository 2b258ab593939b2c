import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { upkeep } from '#redirects/store/upkeep.ts'
import { memoryStores } from '../memory-stores.ts'
import { change, edgeRules, LOCALE, NOTE, publish } from './desk-steps.ts'

const MIGRATIONS = new URL('../../../redirects/migrations/', import.meta.url)

test('the hourly upkeep writes KV again if it has lost a table, and deletes old visits', async () => {
  const memory = memoryStores()
  const { rows } = memory
  await change(memory, '/a', '/x')
  await publish(memory)
  memory.values.clear()
  rows("INSERT INTO visits VALUES ('2020-01-01', 'fi-FI', 'missing', '/a', '', 1)")
  expect(await upkeep(memory, NOTE.at)).toEqual({
    repaired: [LOCALE],
    failures: [],
  })
  expect(edgeRules(memory)?.rules).toEqual({ '/a': '/x' })
  expect(rows('SELECT * FROM visits')).toEqual([])
  expect(await upkeep(memory, NOTE.at)).toEqual({
    repaired: [],
    failures: [],
  })
})

test('if KV fails, old visits are deleted all the same, and each failure is reported', async () => {
  const stores = memoryStores()
  stores.rows("INSERT INTO visits VALUES ('2020-01-01', 'fi-FI', 'missing', '/a', '', 1)")
  stores.step = (what) => {
    if (what.startsWith('kv')) throw new Error('KV is down')
  }
  const { failures } = await upkeep(stores, NOTE.at)
  expect(failures).toHaveLength(4)
  expect(stores.rows('SELECT * FROM visits')).toEqual([])
})

test('the migration replaces the tables of a local database of an earlier build', () => {
  const sqlite = new DatabaseSync(':memory:')
  sqlite.exec(
    'CREATE TABLE publications (locale TEXT, version TEXT); CREATE TABLE sessions (id TEXT)',
  )
  for (const file of readdirSync(MIGRATIONS))
    sqlite.exec(readFileSync(new URL(file, MIGRATIONS), 'utf8'))
  expect(sqlite.prepare('SELECT text FROM publications').all()).toEqual([])
})
