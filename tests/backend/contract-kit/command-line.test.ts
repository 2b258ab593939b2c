import { expect, test } from 'vitest'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { readCommandLine, resultLines } from '../../../backend/contract-kit/command-line.ts'
import { CommandError } from '../../../scripts/command-line.ts'

test('an address is checked without writes by default', () => {
  expect(readCommandLine(['https://backend.example/?x'])).toEqual({
    kind: 'check',
    options: {
      origin: 'https://backend.example',
      writes: false,
      session: undefined,
      returned: undefined,
      site: 'http://localhost:8787',
      only: Object.keys(ENDPOINTS),
    },
  })
})

test.each([
  ['https://backend.example/v2/', 'https://backend.example/v2'],
  ['http://localhost:8788', 'http://localhost:8788'],
])('the address of a backend may have a path: %s', (address, origin) => {
  expect(readCommandLine([address])).toMatchObject({ options: { origin } })
})

test('the options provide what a backend alone cannot', () => {
  const returned = 'https://site.example/tilaus?orderId=A-1&signature=s&status=paid'
  const line = [
    'https://backend.example',
    '--writes',
    '--session',
    't',
    '--returned',
    returned,
    '--site',
    'https://site.example/fi',
  ]
  expect(readCommandLine(line)).toMatchObject({
    options: {
      writes: true,
      session: 't',
      returned: { orderId: 'A-1', signature: 's' },
      site: 'https://site.example',
    },
  })
})

test('--only limits the check to some endpoints', () => {
  expect(readCommandLine(['https://a.example', '--only', 'search, customer'])).toMatchObject({
    options: { only: ['search', 'customer'] },
  })
})

test.each([
  [[], /^Usage/],
  [['https://a.example', '--only', 'serach'], /Unknown endpoint: serach\. Endpoints: page, layout/],
  [['backend.example'], /backend\.example is not an address/],
  [['ftp://backend.example'], /is not an address/],
  [['https://a.example', 'https://b.example'], /^Expected one address/],
  [['https://a.example', '--write'], /--write[\s\S]*Usage/],
  [
    ['https://a.example', '--returned', 'https://site.example/tilaus?orderId=A'],
    /orderId and signature/,
  ],
])('%j is rejected with a message', (args, message) => {
  expect(() => readCommandLine(args)).toThrow(CommandError)
  expect(() => readCommandLine(args)).toThrow(message)
})

test('a finding is one line with endpoint, check, problem and section of the contract', () => {
  const endpoint = 'GET /api/v1/auth'
  const findings = [
    {
      endpoint,
      check: 'no cookie',
      problem: 'expected status 200, received 500',
      section: 'session',
    },
  ]
  const unchecked = [{ endpoint, check: 'a session', because: 'needs --session' }]
  expect(resultLines({ kind: 'checked', checks: 3, findings, unchecked })).toEqual([
    '✗ GET /api/v1/auth · no cookie · expected status 200, received 500 · docs/contract.md#session',
    '• GET /api/v1/auth · a session · not checked: needs --session',
    '✗ 2 of 3 checks run, findings: 1',
  ])
})
