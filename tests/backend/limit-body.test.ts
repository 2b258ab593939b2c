import { expect, test } from 'vitest'
import { LARGE_BYTES, largeBody } from '../worker/large-body.ts'
import { ask } from './ask.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test.each([
  ['/login/fi', 413, FORM],
  ['/login/fi', 413, { ...FORM, 'content-length': String(LARGE_BYTES) }],
  ['/pay/x', 403, FORM],
  ['/cms-view/v1/search', 413, {}],
])(
  'a body of 3 MB to %s is answered with %i after its end, so that the connection does not break',
  async (path, status, headers) => {
    const { body, bytesRead } = largeBody()
    const response = await ask(path, { method: 'POST', body, headers })
    expect([response.status, bytesRead()]).toEqual([status, LARGE_BYTES])
  },
)
