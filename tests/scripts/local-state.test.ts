import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../backend/seed/customers/demo-customers.ts'
import {
  DEMO_LOGIN,
  deskLink,
  deskToken,
  localState,
  readBackendUrl,
  readPort,
  siteCommand,
  stateSentence,
} from '../../scripts/local-state.mjs'

test("without PORT the local state is wrangler's default folder, which `npx wrangler dev` and `npm run redirects` use", () => {
  expect(localState(readPort(undefined))).toEqual({
    site: '.wrangler/state',
    backend: 'backend/.wrangler/state',
  })
})

test('another PORT has its own state', () => {
  expect(localState(readPort('9000'))).toEqual({
    site: '.wrangler/state-9000',
    backend: 'backend/.wrangler/state-9000',
  })
})

test('a command names the local state that it has used, and says when no site runs with it', () => {
  expect(stateSentence(9000, true)).toBe('Local state of PORT 9000: .wrangler/state-9000')
  expect(stateSentence(8787, false)).toContain('.wrangler/state. No site runs on this port')
})

test.each(['', 'x', '80', '65535', '8787.5'])('"%s" is not a valid port', (text) => {
  expect(() => readPort(text)).toThrow(/^PORT must be a number/)
})

test.each(['foo', 'localhost:9000', 'ftp://x', 'http://', ''])(
  '"%s" is not a valid address of a backend',
  (text) => {
    expect(() => readBackendUrl(text)).toThrow(/^BACKEND_URL must be an address/)
  },
)

test('the login that the terminal names is one of the embedded backend', () => {
  expect(DEMO_LOGIN).toEqual({ email: DEMO_CUSTOMERS[0]?.email, password: DEMO_PASSWORD })
})

test.each([
  [8787, 'npx wrangler dev'],
  [
    9700,
    'npx wrangler dev --port 9700 --persist-to .wrangler/state-9700 --var BACKEND_URL:http://localhost:9701',
  ],
])('next to the embedded backend of PORT %i, `%s` starts the site', (port, command) => {
  expect(siteCommand(port)).toBe(command)
})

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-state-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test("the desk's token is the same at every start, in a file that only its owner can read", () => {
  const folder = emptyFolder()
  const token = deskToken(folder)
  expect(token).toMatch(/^[\w-]{24}$/)
  expect(deskToken(folder)).toBe(token)
  expect(deskToken(emptyFolder())).not.toBe(token)
  expect(statSync(join(folder, '.wrangler/desk-token')).mode & 0o777).toBe(0o600)
})

test.each(['', 'short', 'with a space in the middle of it'])(
  'a file with "%s" contains no valid token, so a new one is created',
  (text) => {
    const folder = emptyFolder()
    deskToken(folder)
    writeFileSync(join(folder, '.wrangler/desk-token'), text)
    expect(deskToken(folder)).toMatch(/^[\w-]{24}$/)
  },
)

test("the token is in the link's fragment, which browsers send to no server", () => {
  expect(deskLink(9000, 'given+by&hand#really')).toBe(
    'http://localhost:9000/ops/redirects#token=given%2Bby%26hand%23really',
  )
})
