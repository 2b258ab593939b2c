import { expect, test, vi } from 'vitest'
import { controlsAt, readControls } from '../../../worker/controls/read-controls.ts'
import { fakeClock } from '../fake-clock.ts'
import { controlNamespace } from './control-namespace.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const UNTIL = '2026-11-24T06:00:00Z'

function isolate(values: Record<string, string> = {}) {
  const namespace = controlNamespace(values)
  const background: Promise<unknown>[] = []
  const logged: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
  const read = (now = NOW) => readControls(namespace, now, (work) => background.push(work))
  return { namespace, logged, read, settled: () => Promise.all(background) }
}

const MAP_OFF = { switches: JSON.stringify({ map: { until: UNTIL } }) }

test('an isolate’s first request waits for the switches', async () => {
  const { read } = isolate(MAP_OFF)
  expect((await read()).switches.map).toEqual({ until: Date.parse(UNTIL) })
})

test('while KV hangs, the first request waits 300 ms, and later ones do not wait', async () => {
  const { namespace, read } = isolate(MAP_OFF)
  namespace.before = () => new Promise(() => undefined)
  const { passTime, passed } = fakeClock(NOW)
  expect((await passTime(read())).switches).toEqual({})
  expect(passed()).toBe(300)
  await read(NOW + 1_000)
  expect(passed()).toBe(300)
})

test('while KV fails, the known switches stay valid, and the failure is logged', async () => {
  const { namespace, read, settled, logged } = isolate(MAP_OFF)
  await read()
  namespace.before = () => Promise.reject(new Error('KV is down'))
  for (const ms of [5_000, 11_000, 17_000]) {
    expect((await read(NOW + ms)).switches.map).toBeDefined()
    await settled()
  }
  expect(logged.map((line) => JSON.parse(line).event)).toEqual(
    Array.from({ length: 3 }, () => 'controls-not-loaded'),
  )
})

test('while KV hangs, this is logged, and the age and the failure of the switches are reported', async () => {
  const { namespace, read, logged } = isolate(MAP_OFF)
  await read()
  namespace.before = () => new Promise(() => undefined)
  const { passTime } = fakeClock(NOW)
  for (const ms of [5_000, 21_000, 37_000]) await passTime(read(NOW + ms))
  expect(logged.map((line) => JSON.parse(line))).toMatchObject(
    Array.from({ length: 2 }, () => ({
      event: 'controls-not-loaded',
      reason: 'no answer in 15 s',
    })),
  )
  expect(controlsAt(namespace)).toEqual({ readAt: NOW, hasFailed: true })
})

test('two keys are read every 5 s, independent of the number of requests', async () => {
  const { namespace, read, settled } = isolate()
  for (let ms = 0; ms < 10_000; ms += 500) {
    await read(NOW + ms)
    await settled()
  }
  expect(namespace.reads).toEqual(['purged-at', 'switches', 'purged-at', 'switches'])
})

test('the second request after 5 s sees a new switch, and no longer sees a removed one', async () => {
  const { namespace, read, settled } = isolate()
  await read()
  namespace.entries.set('switches', { value: MAP_OFF.switches, metadata: {} })
  await read(NOW + 5_000)
  await settled()
  expect((await read(NOW + 5_001)).switches.map).toBeDefined()
  namespace.entries.delete('switches')
  await read(NOW + 10_000)
  await settled()
  expect((await read(NOW + 10_001)).switches).toEqual({})
})

test('in an idle isolate the first request sees a new switch', async () => {
  const { namespace, read } = isolate()
  await read()
  namespace.entries.set('switches', { value: MAP_OFF.switches, metadata: {} })
  expect((await read(NOW + 3_600_000)).switches.map).toBeDefined()
})

test.each([
  ['no JSON', '{', ['switches'], []],
  ['no object', '[]', ['switches'], []],
  ['an unknown name', '{"chat":{}}', ['chat'], ['map']],
  ['no end', '{"checkout":{"texts":{}}}', ['checkout'], ['map']],
  ['an invalid end', '{"writes":{"until":"tomorrow"}}', ['writes'], ['map']],
  ['an end in 31 days', '{"writes":{"until":"2026-12-25T00:00:00Z"}}', ['writes'], ['map']],
  [
    'a missing language',
    `{"checkout":{"until":"${UNTIL}","texts":{"fi-FI":"Suljettu"}}}`,
    ['checkout'],
    ['map'],
  ],
  [
    'an empty notice',
    `{"notice/fi-FI":{"until":"${UNTIL}","texts":{"fi-FI":" "}}}`,
    ['notice/fi-FI'],
    ['map'],
  ],
  [
    'a notice in another language',
    `{"notice/fi-FI":{"until":"${UNTIL}","texts":{"sv-SE":"Underhåll"}}}`,
    ['notice/fi-FI'],
    ['map'],
  ],
  ['an unknown field', `{"writes":{"until":"${UNTIL}","html":"<b>"}}`, ['writes'], ['map']],
])(
  'a damaged switch is dropped and logged, the other switches stay valid: %s',
  async (_, text, names, holds) => {
    const whole =
      holds.length > 0
        ? JSON.stringify({ ...JSON.parse(text), ...JSON.parse(MAP_OFF.switches) })
        : text
    const { read, logged } = isolate({ switches: whole })
    expect(Object.keys((await read()).switches)).toEqual(holds)
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      { level: 'error', event: 'switches-damaged', names },
    ])
  },
)

test('a switch that ends too late today becomes valid on a later day, also in an isolate that knows it already', async () => {
  const { read, settled } = isolate({ switches: '{"map":{"until":"2026-12-23T12:01:00Z"}}' })
  expect((await read()).switches.map).toBeUndefined()
  await read(NOW + 60_000)
  await settled()
  expect((await read(NOW + 60_001)).switches.map).toBeDefined()
})

test('without a namespace there are no purges and no switches', async () => {
  expect(await readControls(undefined, NOW, () => undefined)).toEqual({
    purges: new Map(),
    switches: {},
  })
})
