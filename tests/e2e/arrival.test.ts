// On a slow connection a page arrives in parts, and the browser renders each of them.

import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectNoShift, watchShifts } from './page-layout.ts'
import { test, visit } from './site-test.ts'

/** a quarter of what a server sends at once on a new connection */
const PIECE_BYTES = 3_500
/** one or two frames */
const PAUSE_MS = 40
const PAGES = [
  '/',
  '/yksityisille/palvelut/autopesu',
  '/asemahaku',
  '/asemahaku?q=helsinki&near=60.17,24.94',
  '/asemahaku/st1-askola',
  '/ostoskori',
]

for (const width of [375, 1280]) {
  test(`no layout shift while a page arrives in parts, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    const slow = await serveInPieces(baseURL ?? '')
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    for (const address of PAGES) {
      await visit(page, slow.origin + address)
      await expectNoShift(page)
    }
    slow.close()
  })
}

/** Serves the site from another origin, with its documents in parts. */
async function serveInPieces(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const asked = ask(
      new URL(request.url ?? '/', origin),
      { method: request.method ?? 'GET', headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        if (answer.headers['content-type']?.startsWith('text/html'))
          void passInPieces(answer, response)
        else answer.pipe(response)
      },
    )
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}

async function passInPieces(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const whole = Buffer.concat(await answer.toArray())
  for (let at = 0; at < whole.length; at += PIECE_BYTES) {
    response.write(whole.subarray(at, at + PIECE_BYTES))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  response.end()
}
