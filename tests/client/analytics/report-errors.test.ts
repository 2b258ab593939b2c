import { beforeEach, expect, test, vi } from 'vitest'
import { reportErrors } from '#client/analytics/report-errors.ts'

const sent: unknown[] = []
const listeners = new Map<string, (event: object) => void>()

beforeEach(() => {
  sent.length = 0
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('location', { pathname: '/kassa', search: '?signature=secret' })
  vi.stubGlobal('navigator', { sendBeacon: (address: string, body: string) => sent.push([address, JSON.parse(body)]) })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => listeners.set(name, listener))
  reportErrors('build-1')
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

test('an error nobody caught, and a promise nobody waited for, are told with the path and nothing of the query', () => {
  listeners.get('error')?.({ error: new Error('one') })
  listeners.get('unhandledrejection')?.({ reason: new TypeError('two') })
  expect(sent).toEqual([
    ['/reports', { kind: 'error', path: '/kassa', build: 'build-1', message: 'one', stack: expect.any(String) }],
    ['/reports', { kind: 'error', path: '/kassa', build: 'build-1', message: 'two', stack: expect.any(String) }],
  ])
})

test('at most three for a page load, however often it fails', () => {
  for (let count = 0; count < 100; count++) listeners.get('error')?.({ error: new Error('again') })
  expect(sent).toHaveLength(3)
})

test('message and stack are cut', () => {
  const error = new Error('x'.repeat(5_000))
  error.stack = 'y'.repeat(50_000)
  listeners.get('error')?.({ error })
  expect(JSON.stringify(sent).length).toBeLessThan(2_600)
})

test.each([undefined, null, 'text', 7, Object.create(null)])('what is no error of ours is not told: %o', (error) => {
  listeners.get('error')?.({ error })
  listeners.get('unhandledrejection')?.({ reason: error })
  expect(sent).toEqual([])
})

test('a page load that is not in the sample tells nothing', () => {
  vi.mocked(Math.random).mockReturnValue(0.99)
  reportErrors('build-1')
  listeners.get('error')?.({ error: new Error('one') })
  expect(sent).toEqual([])
})
