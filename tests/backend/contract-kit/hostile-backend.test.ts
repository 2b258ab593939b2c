import { createServer, type RequestListener } from 'node:http'
import { createServer as createSocket, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import {
  type Finding,
  type Options,
  checkBackend,
} from '../../../backend/contract-kit/check-backend.ts'

const SITE = 'http://localhost:8787'
const JSON_TYPE = { 'content-type': 'application/json' }

function listen<S extends Server>(server: S): Promise<string> {
  onTestFinished(() => void server.close())
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`)
    })
  })
}

async function checkWith(answer: RequestListener, options: Partial<Options>): Promise<Finding[]> {
  const server = createServer(answer)
  onTestFinished(() => server.closeAllConnections())
  const origin = await listen(server)
  const result = await checkBackend({
    origin,
    writes: true,
    site: SITE,
    session: 'any',
    ...options,
  })
  return result.kind === 'checked' ? result.findings : []
}

async function problemsOf(
  answer: RequestListener,
  options: Partial<Options> = {},
): Promise<string> {
  return (await checkWith(answer, { only: ['layout'], ...options }))
    .map(({ problem }) => problem)
    .join('\n')
}

/** The limits of the contract are seconds. */
const shortLimits = { timeLimitMs: () => 100 }

test('nothing is checked if no server listens on the port', async () => {
  const server = createServer()
  const origin = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  expect(await checkBackend({ origin, writes: false, site: SITE })).toEqual({ kind: 'unreachable' })
})

test.each(['http://127.0.0.1:1', 'http://no-such-host.invalid'])(
  'nothing is checked if %s is unreachable',
  async (origin) => {
    expect(await checkBackend({ origin, writes: false, site: SITE })).toEqual({
      kind: 'unreachable',
    })
  },
)

test('a backend that never responds has one finding per endpoint', async () => {
  const findings = await checkWith(() => undefined, shortLimits)
  expect(findings.map(({ endpoint }) => endpoint)).toEqual(
    Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`),
  )
  for (const { problem } of findings) expect(problem).toMatch(/^no complete response within 0\.1 s/)
})

test('a response that drips is cancelled at the time limit', async () => {
  const problems = await problemsOf((_, response) => {
    response.writeHead(200, JSON_TYPE)
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  }, shortLimits)
  expect(problems).toMatch(/no complete response within 0.1 s/)
})

test.each<[name: string, body: string | Buffer | undefined, problem: RegExp]>([
  ['a huge body', Buffer.alloc(3_000_000, ' '), /larger than 2097152 bytes/],
  ['incomplete JSON', '{"navigation":[', /not JSON in UTF-8/],
  ['an empty body', undefined, /not JSON in UTF-8/],
  ['JSON nested 3,000 deep', nested(3_000), /nests deeper than 400 levels/],
  ['JSON nested 100,000 deep', nested(100_000), /nests deeper than 400 levels|not JSON/],
  ['a NUL byte', '{"navigation":"\u0000"}', /not JSON in UTF-8/],
])('%s is a finding, not a crash', async (_, body, problem) => {
  expect(await problemsOf(sending(body))).toMatch(problem)
})

function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels)
}

function sending(body: string | Buffer | undefined): RequestListener {
  return (_, response) => void response.writeHead(200, JSON_TYPE).end(body)
}

test('a body cut off is a finding', async () => {
  const problems = await problemsOf((_, response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '100' }).write('{"navigation":[')
    setTimeout(() => response.destroy(), 20)
  })
  expect(problems).toMatch(/the response is incomplete/)
})

test('a redirect is a finding, and is not followed', async () => {
  const problems = await problemsOf(
    (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  )
  expect(problems).toMatch(/expected status 200, received 302/)
})

test('navigation at the depth limit is read completely', async () => {
  const item = (children: string) =>
    `{"id":"a","url":"/a","text":"a","visibleInNavigation":true,"children":[${children}]}`
  let items = item('"end"')
  for (let level = 0; level < 190; level += 1) items = item(items)
  const problems = await problemsOf(sending(`{"navigation":[${items}],"footer":{}}`))
  expect(problems).toMatch(/expected object, received string/)
})

test('no connection is used twice, because a server may close it between two requests', async () => {
  const sockets: unknown[] = []
  await checkWith(
    (request, response) => {
      sockets.push(request.socket)
      response.end('{}')
    },
    { only: ['layout', 'search'] },
  )
  expect(sockets.length).toBeGreaterThan(1)
  expect(new Set(sockets).size).toBe(sockets.length)
})

test('a response that is not HTTP is a finding', async () => {
  const origin = await listen(
    createSocket((socket) => void socket.on('error', () => undefined).end('SSH-2.0-OpenSSH\r\n')),
  )
  const result = await checkBackend({ origin, writes: false, site: SITE, only: ['layout'] })
  expect(result).toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({ problem: 'the response is not HTTP or is incomplete' }),
    ]),
  })
})

test('a finding repeats no text of the backend except field names', async () => {
  const body = JSON.stringify({
    navigation: 'secret-value',
    footer: { '\u001b[31msecret name': 1 },
    logo: { src: 'secret:address' },
  })
  const problems = await problemsOf(sending(body))
  for (const written of ['secret-value', 'secret name', 'secret:address', '\u001b'])
    expect(problems).not.toContain(written)
  expect(problems).toMatch(/navigation: expected array, received string/)
})
