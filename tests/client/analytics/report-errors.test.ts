import { beforeEach, expect, test, vi } from 'vitest'
import { reportErrors } from '#client/analytics/report-errors.ts'

const sent: unknown[] = []
const listeners = new Map<string, (event: object) => void>()

beforeEach(() => {
  sent.length = 0
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('location', { pathname: '/kassa', search: '?signature=secret' })
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, body: string) => sent.push([address, JSON.parse(body)]),
  })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) =>
    listeners.set(name, listener),
  )
  reportErrors('build-1')
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

test('uncaught errors and unhandled rejections are reported with the path and without the query', () => {
  listeners.get('error')?.({ error: new Error('one') })
  listeners.get('unhandledrejection')?.({ reason: new TypeError('two') })
  expect(sent).toEqual([
    [
      '/reports',
      {
        kind: 'error',
        path: '/kassa',
        build: 'build-1',
        message: 'one',
        stack: expect.any(String),
      },
    ],
    [
      '/reports',
      {
        kind: 'error',
        path: '/kassa',
        build: 'build-1',
        message: 'two',
        stack: expect.any(String),
      },
    ],
  ])
})

test('at most three errors are reported per page load', () => {
  for (let count = 0; count < 100; count++) listeners.get('error')?.({ error: new Error('again') })
  expect(sent).toHaveLength(3)
})

test('message and stack are truncated', () => {
  const error = new Error('x'.repeat(5_000))
  error.stack = 'y'.repeat(50_000)
  listeners.get('error')?.({ error })
  expect(JSON.stringify(sent).length).toBeLessThan(2_600)
})

test.each([undefined, null, 'text', 7, Object.create(null)])(
  'a value that is not an Error is not reported: %o',
  (error) => {
    listeners.get('error')?.({ error })
    listeners.get('unhandledrejection')?.({ reason: error })
    expect(sent).toEqual([])
  },
)

test('a page load outside the sample reports nothing', () => {
  vi.mocked(Math.random).mockReturnValue(0.99)
  reportErrors('build-1')
  listeners.get('error')?.({ error: new Error('one') })
  expect(sent).toEqual([])
})
