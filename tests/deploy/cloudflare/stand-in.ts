// Stands in for Cloudflare's API, which wrangler reaches by CLOUDFLARE_API_BASE_URL: the calls of provision, deploy, rollback, redirects
// and switch, on a small state (D1 is SQLite), with a record of every call. What it knows of the answers' shapes is what wrangler reads of them.
import { createServer, type IncomingMessage } from 'node:http'
import { type Account, emptyAccount } from './account.ts'
import { answerCall } from './calls.ts'

export interface StandIn {
  account: Account
  /** for the commands: where the API is, and who calls */
  env: Record<string, string>
  stop: () => Promise<void>
}

export async function startStandIn(): Promise<StandIn> {
  const account = emptyAccount()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const call = `${request.method} ${pathname.replace(/^\/client\/v4(?:\/accounts\/[^/]+)?/, '')}`
    account.calls.push(call)
    const failing = account.failing.find((pattern) => pattern.test(call))
    const answer = failing
      ? { result: null, error: { code: 10_000, message: 'The stand-in was told to fail here' } }
      : answerCall(account, call, await bodyOf(request), searchParams)
    const { error, text } = answer
    if (text !== undefined) return response.end(text)
    // every list is one page, and whoever asks for the next gets an empty one
    const result = Array.isArray(answer.result) && Number(searchParams.get('page') ?? 1) > 1 ? [] : answer.result
    response.statusCode = error ? 404 : 200
    response.setHeader('Content-Type', 'application/json')
    const count = Array.isArray(result) ? result.length : 1
    const result_info = { page: 1, per_page: 1_000, count, total_count: count, total_pages: 1, cursor: '' }
    response.end(JSON.stringify({ success: !error, errors: error ? [error] : [], messages: [], result, result_info }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    account,
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'stand-in',
      CLOUDFLARE_ACCOUNT_ID: 'a'.repeat(32),
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
