import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const SECRET = 'a secret'
const requests: { message: IncomingMessage; body: string }[] = []
let status = 202
const server = createServer(async (message, response) => {
  requests.push({ message, body: await text(message) })
  response.writeHead(status).end('{}')
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

function purge(args: string[], secret = SECRET) {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return run('node', ['ops/purge.ts', '--site', `http://127.0.0.1:${port}`, ...args], {
    env: { ...process.env, PURGE_SECRET: secret },
  })
}

test('the purge command signs its request with PURGE_SECRET and prints the result', async () => {
  const { stdout } = await purge(['--path', '/x', '--path', '/sv-SE/y', '--locale', 'fi-FI'])
  expect(stdout).toBe(
    'Purged: /x (fi-FI), /y (sv-SE). All visitors get new content within a minute.\n',
  )
  const { message, body = '' } = requests.at(-1) ?? {}
  const timestamp = String(message?.headers['x-timestamp'])
  expect([message?.method, message?.url, JSON.parse(body)]).toEqual([
    'POST',
    '/ops/purge',
    { tags: [], paths: ['/x', '/sv-SE/y'], locales: ['fi-FI'] },
  ])
  expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(60_000)
  expect(message?.headers['x-signature']).toBe(
    createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex'),
  )
})

test.each([
  [['--tag', 'everything'], SECRET, 202, '“everything” must be one of'],
  [[], SECRET, 202, 'Name the tags, paths or locales to purge'],
  [['--tag', 'all'], '', 202, 'Set PURGE_SECRET'],
  [['--tags', 'all'], SECRET, 202, 'Usage'],
  [['--tag', 'all'], SECRET, 401, 'PURGE_SECRET is wrong'],
  [['--tag', 'all'], SECRET, 404, 'cannot be purged'],
  [['--tag', 'all', '--site', 'http://127.0.0.1:1'], SECRET, 202, 'No response from'],
])(
  'a failure prints a message and exits with code 2: %j, %s, %i',
  async (args, secret, answer, sentence) => {
    status = answer
    await expect(purge(args, secret)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining(sentence),
    })
  },
)
