import * as fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultSentence } from '#redirects/controls/default-sentence.ts'
import {
  readControls,
  storeSwitch,
  type SwitchEntry,
  type SwitchStore,
} from '#redirects/controls/store-switch.ts'
import { memoryStores } from '../memory-stores.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const HOUR = 3_600_000

function stores() {
  const memory = memoryStores()
  const kv: SwitchStore = {
    put: (key, value) => memory.kv.put(key, value, { metadata: { version: 0, at: 0 } }),
  }
  // as visitors see them
  const seen = () => JSON.parse(memory.values.get('switches')?.value ?? '{}')
  return { memory, kv, db: memory.db, seen }
}

function entry(change: Partial<SwitchEntry>): SwitchEntry {
  return { name: 'map', kind: 'set', until: NOW + HOUR, texts: {}, who: 'ann', at: NOW, ...change }
}

test('a closed checkout says the default sentence, except in languages with another one', async () => {
  const to = stores()
  await storeSwitch(to, entry({ name: 'checkout', texts: { 'sv-SE': 'Stängt' } }))
  expect(await readControls(to.db, NOW)).toMatchObject({
    set: [
      {
        name: 'checkout',
        until: NOW + HOUR,
        texts: {
          'fi-FI': 'Verkkokauppa on suljettu huollon vuoksi klo 15.00 asti. Ostoskorisi säilyy.',
          'en-EU':
            'The shop is closed for maintenance until 15:00 (Helsinki time). Your cart is kept.',
          'sv-SE': 'Stängt',
          'no-NO':
            'Nettbutikken er stengt for vedlikehold til kl. 14:00. Handlekurven din beholdes.',
        },
      },
    ],
    changes: [{ name: 'checkout', kind: 'set', who: 'ann', at: expect.any(Number) }],
  })
})

test('the default sentence names another day', () => {
  const tomorrow = NOW + 24 * HOUR
  expect(defaultSentence('fi-FI', tomorrow, NOW)).toContain('24.11. klo 14.00')
  expect(defaultSentence('en-EU', tomorrow, NOW)).toContain(
    'until 24 November 14:00 (Helsinki time)',
  )
})

test('a switch is set, listed with its person, and ended', async () => {
  const to = stores()
  await storeSwitch(to, entry({}))
  await storeSwitch(to, entry({ kind: 'clear', who: 'ben', at: NOW + 1 }))
  const { set, changes } = await readControls(to.db, NOW + 2)
  expect(set).toEqual([])
  expect(changes.map(({ kind, who }) => [kind, who])).toEqual([
    ['clear', 'ben'],
    ['set', 'ann'],
  ])
})

test.each([
  entry({ until: NOW }),
  entry({ until: 1e20 }),
  entry({ name: 'checkout', texts: { 'fi-FI': 'x'.repeat(301) } }),
])('a change that no switch can have is refused, and not listed: %j', async (change) => {
  const to = stores()
  expect((await storeSwitch(to, change)).kind).toBe('refused')
  expect(await readControls(to.db, NOW)).toEqual({ set: [], changes: [] })
})

test('a change that KV did not take is written by the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const to = stores()
  to.memory.step = (what) => {
    if (what.startsWith('kv put')) throw new Error('KV PUT failed: 500')
  }
  const failed = expect(storeSwitch(to, entry({}))).rejects.toThrow('KV PUT failed')
  await vi.advanceTimersByTimeAsync(2_000)
  await failed
  to.memory.step = () => undefined
  await storeSwitch(to, entry({ name: 'writes' }))
  expect(Object.keys(to.seen()).sort()).toEqual(['map', 'writes'])
})

test('of switches that several people set at the same time none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(4), { minLength: 8, maxLength: 8 }), async (pauses) => {
      const to = stores()
      let turn = 0
      to.memory.step = async () => {
        for (let wait = pauses[turn++ % pauses.length] ?? 0; wait > 0; wait--)
          await Promise.resolve()
      }
      await Promise.all([
        storeSwitch(to, entry({ name: 'map' })),
        storeSwitch(to, entry({ name: 'writes' })),
        storeSwitch(to, entry({ name: 'notice', texts: { 'fi-FI': 'Huolto' } })),
      ])
      to.memory.step = () => undefined
      expect(Object.keys(to.seen()).sort()).toEqual(['map', 'notice/fi-FI', 'writes'])
    }),
    { numRuns: 100 },
  )
})
