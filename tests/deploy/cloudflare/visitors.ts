// What visitors get of the account's workers: each version is the build that lay in dist/ when it was uploaded, run by wrangler's own test
// server with the account's KV and secrets. Its services are the embedded ones, and all its domains are one address of this machine.
import type { KVNamespace } from '@cloudflare/workers-types'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createTestHarness, type TestHarness } from 'wrangler'
import { z } from 'zod'
import type { Account, Stored, Worker } from './account.ts'

const configSchema = z.looseObject({
  kv_namespaces: z.array(z.looseObject({ binding: z.string(), id: z.string() })),
  d1_databases: z.array(z.looseObject({ migrations_dir: z.string() })),
})

interface Running {
  url: URL
  harness: TestHarness
  /** by their ids */
  namespaces: Map<string, KVNamespace | undefined>
}

/** @param sites the port of each worker, as in { 'site-staging': 8950 }. @returns what ends them */
export async function serveVisitors(account: Account, sites: Record<string, number>, backendUrl: string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'))
  const starting = new Map<string, Promise<Running>>()
  const running = new Map<string, Running>()
  const buildOf = (version: string) => join(folder, version)

  account.onUpload = (worker, version) => {
    // the empty worker that `wrangler secret put` makes comes before the first build
    if (worker in sites && existsSync('dist/site/wrangler.json')) cpSync('dist', buildOf(version), { recursive: true })
  }
  account.onStore = (namespace, key, stored) => {
    for (const { namespaces } of running.values()) void put(namespaces.get(namespace), key, stored)
  }
  account.countLines = (filters, from) =>
    [...running].reduce((sum, [version, { harness }]) => sum + linesOf(version, harness, from).filter(passes(filters)).length, 0)

  const servers = Object.entries(sites).map(([name, port]) =>
    createServer(async (request, response) => {
      const worker = account.workers.get(name)
      const version = worker && versionFor(worker, request)
      const build = version && buildFor(worker, version)
      if (!build) return response.writeHead(503).end(`${name} has no version with a build yet.\n`)
      try {
        passOn(request, response, (await versionStarted(version, build, worker)).url)
      } catch (error) {
        response.writeHead(500).end(`The version does not start: ${String(error)}\n`)
      }
    }).listen(port, '127.0.0.1'),
  )
  return async () => {
    for (const server of servers) server.close()
    await Promise.all([...running.values()].map(({ harness }) => harness.close()))
    rmSync(folder, { recursive: true })
  }

  /** A secret makes a version of the newest one: its build is that of the version before. */
  function buildFor({ versions }: Worker, version: string): string | undefined {
    const from = versions.findIndex(({ id }) => id === version)
    return versions
      .slice(from)
      .map(({ id }) => buildOf(id))
      .find(existsSync)
  }

  function versionStarted(version: string, build: string, { secrets }: Worker): Promise<Running> {
    const known = starting.get(version) ?? start(version, build, secrets)
    starting.set(version, known)
    return known.then((started) => {
      running.set(version, started)
      return started
    })
  }

  async function start(version: string, build: string, secrets: Map<string, string>): Promise<Running> {
    const configPath = join(build, 'site/wrangler.json')
    const config = configSchema.parse(JSON.parse(readFileSync(configPath, 'utf8')))
    for (const database of config.d1_databases) database.migrations_dir = resolve('redirects/migrations')
    writeFileSync(configPath, JSON.stringify({ ...config, routes: undefined, version_metadata: undefined }))
    const addresses = { BACKEND_URL: backendUrl, LOCALE_DOMAINS: {}, ACCOUNT_HUBS: {}, MY_PAGES_HUBS: {}, CAR_WASH_DOMAINS: {} }
    const vars = { ...addresses, VERSION: { id: version } }
    const harness = createTestHarness({ workers: [{ configPath, vars, secrets: Object.fromEntries(secrets) }] })
    const { url } = await harness.listen()
    const worker = harness.getWorker<Record<string, KVNamespace>>()
    await worker.applyD1Migrations('DESK_DB')
    const bindings = await worker.getEnv()
    const namespaces = new Map(config.kv_namespaces.map(({ binding, id }) => [id, bindings[binding]]))
    for (const { id, keys } of account.namespaces) for (const [key, stored] of keys) await put(namespaces.get(id), key, stored)
    return { url, harness, namespaces }
  }
}

async function put(namespace: KVNamespace | undefined, key: string, { value, metadata, base64 }: Stored): Promise<void> {
  await namespace?.put(key, base64 ? Buffer.from(value, 'base64') : value, { metadata })
}

/** The one that the request names, of those that are deployed; else one by their shares of the visitors. */
function versionFor({ deployments }: Worker, { headers }: IncomingMessage): string | undefined {
  const shares = deployments[0]?.versions ?? []
  const [, asked] = /="([^"]+)"/.exec(String(headers['cloudflare-workers-version-overrides'])) ?? []
  if (shares.some(({ version_id }) => version_id === asked)) return asked
  let lot = Math.random() * 100
  return shares.find(({ percentage }) => (lot -= percentage) < 0)?.version_id
}

/** As it came, with the host that the visitor asked. */
function passOn(request: IncomingMessage, response: ServerResponse, { hostname, port }: URL): void {
  const { method, url: path, headers } = request
  const passed = requestOf({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', (error) => (response.headersSent ? response.destroy() : response.writeHead(502).end(String(error))))
  request.pipe(passed)
}

/** What a version has logged since `from` (milliseconds), with what the platform adds to each line. */
function linesOf(version: string, harness: TestHarness, from: number): Record<string, unknown>[] {
  return harness.getLogs().flatMap(({ timestamp, message }) => {
    if (timestamp < from) return []
    try {
      return [{ ...JSON.parse(message), '$workers.scriptVersion.id': version }]
    } catch {
      return []
    }
  })
}

function passes(filters: string[]) {
  const pairs = filters.map((filter) => filter.split('=')).filter(([key]) => key !== '$workers.scriptName')
  return (line: Record<string, unknown>) =>
    pairs.every(([key = '', value]) => (key === 'status' ? Number(line[key]) >= Number(value) : String(line[key]) === value))
}
