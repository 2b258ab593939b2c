import { execFile } from 'node:child_process'
import { expect, inject, test } from 'vitest'

const { origin } = inject('backend')

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['backend/contract-kit/cli.ts', ...args],
      (_, stdout, stderr) => {
        resolve({ code: child.exitCode ?? -1, output: stdout + stderr })
      },
    )
  })
}

test('a backend without findings exits with 0 and lists the skipped checks', async () => {
  const { code, output } = await run(origin, '--only', 'auth')
  expect(output).toBe(
    '• GET /api/v1/auth · a session · not checked: needs --session\n✓ 2 of 3 checks run, findings: 0\n',
  )
  expect(code).toBe(0)
})

test('a finding exits with 1 and names its section of docs/contract.md', async () => {
  const { code, output } = await run(origin, '--only', 'auth', '--session', 'an-unknown-session')
  expect(output).toContain(
    '✗ GET /api/v1/auth · a session · header x-user-status: expected AUTHORIZED',
  )
  expect(output).toContain('docs/contract.md#session')
  expect(output).not.toContain('an-unknown-session')
  expect(code).toBe(1)
})

test.each([
  ['http://127.0.0.1:1', 'No response from http://127.0.0.1:1.\n'],
  ['nowhere', 'nowhere is not an address like https://backend.example.\n'],
])('%s exits with 2 and one message', async (address, sentence) => {
  expect(await run(address)).toEqual({ code: 2, output: sentence })
})
