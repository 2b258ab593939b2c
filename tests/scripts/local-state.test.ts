import { expect, test } from 'vitest'
import { localState, readPort } from '../../scripts/local-state.mjs'

test("without a PORT the local state is wrangler's own default, which `npx wrangler dev` and `npm run redirects` find", () => {
  expect(localState(readPort(undefined))).toEqual({ site: '.wrangler/state', backend: 'backend/.wrangler/state' })
})

test('another PORT has a state of its own', () => {
  expect(localState(readPort('9000'))).toEqual({ site: '.wrangler/state-9000', backend: 'backend/.wrangler/state-9000' })
})

test.each(['', 'x', '80', '65535', '8787.5'])('"%s" is no port', (text) => {
  expect(() => readPort(text)).toThrow(/^PORT must be a number/)
})
