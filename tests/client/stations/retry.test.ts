import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retry } from '#client/stations/retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the map is retried 3 times with growing delay, then it fails (§7, §9)', async () => {
  const times: number[] = []
  const start = Date.now()
  const attempt = () => {
    times.push(Date.now() - start)
    return Promise.reject(new Error(`attempt ${times.length}`))
  }
  const failed = expect(retry(attempt)).rejects.toThrow('attempt 4')
  await vi.runAllTimersAsync()
  await failed
  expect(times).toEqual([0, 1_000, 3_000, 7_000])
})

test('after a success there is no further attempt', async () => {
  let attempts = 0
  const result = retry(() =>
    ++attempts === 1 ? Promise.reject(new Error('no network')) : Promise.resolve('map'),
  )
  await vi.runAllTimersAsync()
  expect(await result).toBe('map')
  expect(attempts).toBe(2)
})

test('an aborted signal stops the retries', async () => {
  let attempts = 0
  const leaving = new AbortController()
  const failed = expect(
    retry(() => Promise.reject(new Error(`attempt ${++attempts}`)), leaving.signal),
  ).rejects.toThrow()
  leaving.abort()
  await vi.runAllTimersAsync()
  await failed
  expect(attempts).toBe(1)
})
