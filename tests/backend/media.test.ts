import { describe, expect, test } from 'vitest'
import { ask } from './ask.ts'

const VIDEO = '/media/forecourt.mp4'

async function sizeOf(): Promise<number> {
  return (await (await ask(VIDEO)).arrayBuffer()).byteLength
}

test('the response for a video says that parts can be requested', async () => {
  const response = await ask(VIDEO)
  expect([
    response.status,
    response.headers.get('accept-ranges'),
    response.headers.get('content-type'),
  ]).toEqual([200, 'bytes', 'video/mp4'])
})

describe('a request for a part of a video gets 206 with content-range, which Safari needs', () => {
  test.each([
    ['bytes=0-1', (size: number) => [0, 1, size]],
    ['bytes=100-', (size: number) => [100, size - 1, size]],
    ['bytes=-10', (size: number) => [size - 10, size - 1, size]],
    ['bytes=0-99999999', (size: number) => [0, size - 1, size]],
  ])('%s', async (range, place) => {
    const [start = 0, end = 0, size] = place(await sizeOf())
    const response = await ask(VIDEO, { headers: { range } })
    expect([response.status, response.headers.get('content-range')]).toEqual([
      206,
      `bytes ${start}-${end}/${size}`,
    ])
    expect((await response.arrayBuffer()).byteLength).toBe(end - start + 1)
  })
})

test('a request for a part after the end gets 416 with the size', async () => {
  const response = await ask(VIDEO, { headers: { range: 'bytes=99999999-' } })
  expect([response.status, response.headers.get('content-range')]).toEqual([
    416,
    `bytes */${await sizeOf()}`,
  ])
})

test.each(['bytes=', 'bytes=a-b', 'bytes=5-1', 'bytes=0-1,4-5', 'items=0-1'])(
  'a request that is not for a single range gets the whole video: %s',
  async (range) => {
    expect((await ask(VIDEO, { headers: { range } })).status).toBe(200)
  },
)

test('a request for a part of an older version gets the whole new version', async () => {
  expect((await ask(VIDEO, { headers: { range: 'bytes=0-1', 'if-range': '"old"' } })).status).toBe(
    200,
  )
})

test('a missing file is 404', async () => {
  expect((await ask('/media/none.mp4')).status).toBe(404)
})
