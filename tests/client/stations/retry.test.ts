import { expect, test } from 'vitest'
import { MAP_RETRY_DELAYS_MS, retry } from '#client/stations/retry.ts'

test('the map is retried 3 times with growing delay, then it fails (§7, §9)', async () => {
  const waits: number[] = []
  let attempts = 0
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  const attempt = () => Promise.reject(new Error(`attempt ${++attempts}`))
  await expect(retry(attempt, { wait })).rejects.toThrow('attempt 4')
  expect(waits).toEqual(MAP_RETRY_DELAYS_MS)
})

test('what comes at the second attempt is not asked for again', async () => {
  let attempts = 0
  const attempt = () => (++attempts === 1 ? Promise.reject(new Error('no network')) : Promise.resolve('map'))
  expect(await retry(attempt, { wait: async () => undefined })).toBe('map')
  expect(attempts).toBe(2)
})

test('nothing is tried for a visitor who has left', async () => {
  let attempts = 0
  const leaving = new AbortController()
  const attempt = () => Promise.reject(new Error(`attempt ${++attempts}`))
  await expect(retry(attempt, { signal: leaving.signal, wait: async () => leaving.abort() })).rejects.toThrow()
  expect(attempts).toBe(1)
})
