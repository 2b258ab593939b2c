// Serves a site over HTTP/2 with brotli, like an edge. It caches responses, so that the browser is
// measured and not the worker.

import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface Proxy {
  address: string
  /**
   * for Chromium's --ignore-certificate-errors-spki-list: Chromium caches nothing from an origin
   * with certificate errors
   */
  keyHash: string
}

const COMPRESSED = /text|javascript|json|svg|xml/
/** request headers that the site reads */
const PASSED = /^(?:accept|content-type|cookie|idempotency-key|sec-fetch|x-)/
/** headers that HTTP/2 does not have, and those that are wrong for the compressed body */
const DROPPED =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|upgrade)$/

const compress = promisify(brotliCompress)

export async function startProxy(site: string): Promise<Proxy> {
  const pem = selfSignedCertificate()
  const kept = new Map<string, Promise<Answer>>()
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    respond(request, response).catch(() => response.stream?.close())
  })

  async function respond(
    request: Http2ServerRequest,
    response: Http2ServerResponse,
  ): Promise<void> {
    const { status, headers, body } = await (request.method === 'GET'
      ? keep(request)
      : ask(site, request))
    const isKnown =
      headers['etag'] !== undefined && headers['etag'] === request.headers['if-none-match']
    response.writeHead(isKnown ? 304 : status, headers)
    response.end(isKnown ? '' : body)
  }

  function keep(request: Http2ServerRequest): Promise<Answer> {
    const key = `${request.url} ${request.headers['x-st1-locale'] ?? ''}`
    const answer = kept.get(key) ?? ask(site, request)
    kept.set(key, answer)
    return answer
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  return {
    address: `https://localhost:${port}`,
    keyHash: createHash('sha256').update(key).digest('base64'),
  }
}

async function ask(site: string, request: Http2ServerRequest): Promise<Answer> {
  const headers = Object.entries(request.headers).filter(([name]) => PASSED.test(name))
  const body = request.method === 'GET' ? undefined : new Uint8Array(await buffer(request))
  const response = await fetch(site + request.url, {
    method: request.method,
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
    redirect: 'manual',
    ...(body && { body }),
  })
  const content = Buffer.from(await response.arrayBuffer())
  const own = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED.test(name)))
  if (!COMPRESSED.test(own['content-type'] ?? ''))
    return { status: response.status, headers: own, body: content }
  const quality = request.url.startsWith('/assets/') ? 11 : 5
  const small = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return { status: response.status, headers: { ...own, 'content-encoding': 'br' }, body: small }
}

/** A private key and certificate for localhost. */
function selfSignedCertificate(): string {
  const options = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ]
  return execFileSync(
    'openssl',
    ['req', ...options, '-addext', 'subjectAltName=DNS:localhost', '-keyout', '-', '-out', '-'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    },
  )
}
