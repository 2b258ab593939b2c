import { beforeEach, expect, test, vi } from 'vitest'
import { lazyCode } from '#client/ui/lazy-code.ts'
import { ChunkError, loadChunk } from '#client/ui/load-chunk.ts'

const reload = vi.hoisted(() => vi.fn(async () => false))
vi.mock('#client/ui/build-check.ts', () => ({ reloadAfterChunkError: reload }))

const gone = new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset().mockResolvedValue(false)
  return () => vi.useRealTimers()
})

async function outcome(promise: Promise<unknown>): Promise<unknown> {
  const settled = promise.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return settled
}

test('a failed load is retried once after more than a second', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(gone)
  const loading = loadChunk(load)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(await outcome(loading)).toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a second failure is a ChunkError if the reload of §4 is not allowed; the next press tries again', async () => {
  const load = vi
    .fn(async () => 'code')
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone)
  const failure = await outcome(loadChunk(load))
  expect(failure).toBeInstanceOf(ChunkError)
  expect(failure).toHaveProperty('cause', gone)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(await outcome(loadChunk(load))).toBe('code')
})

test('no error is shown while the page reloads', async () => {
  reload.mockResolvedValue(true)
  const settled = vi.fn()
  loadChunk(() => Promise.reject(gone)).then(settled, settled)
  await vi.runAllTimersAsync()
  expect(settled).not.toHaveBeenCalled()
})

test('lazy code is available only with its messages, and a failure is not cached', async () => {
  const load = vi
    .fn(async () => 'view')
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone)
  const code = lazyCode(load, { messages: ['forms'] })
  expect(await outcome(code.load('fi-FI'))).toBeInstanceOf(ChunkError)
  expect(code.loaded('fi-FI')).toBeUndefined()
  expect(await outcome(code.load('fi-FI'))).toBe('view')
  expect(code.loaded('fi-FI')).toBe('view')
  expect(code.loaded('sv-SE'), 'messages in another language are not loaded').toBeUndefined()
})
