// Runs a worker in `workerd serve` without a proxy or inspector. The edge cache and KV are workers
// in the same process.

import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'

export interface Served {
  url: string
  /** the same worker in a second isolate, with the same edge cache */
  secondUrl: string
  /** CPU time of the process since its start */
  cpuMs: () => number
  memoryMB: () => number
  stop: () => Promise<void>
}

/** Module name → file. The first module is the worker. */
export type Modules = Record<string, string>

const EDGE = 'tests/bench/edge'
/** Cloudflare's memory limit for an isolate */
const MAX_HEAP_MB = 128

/** The modules of a bundled worker, of one file or several. */
export function siteModules(bundle: string): Modules {
  const files = (readdirSync(bundle, { recursive: true }) as string[]).filter((file) =>
    file.endsWith('.js'),
  )
  return {
    'bench-entry.js': `${EDGE}/entry.mjs`,
    ...Object.fromEntries(files.map((file) => [file, join(bundle, file)])),
  }
}

/** Resolves when workerd listens, after it has compiled and run the worker's modules. */
export async function serve(modules: Modules, backendUrl: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const config = join(folder, 'config.capnp')
  writeFileSync(config, configText(folder, modules, backendUrl))
  // The fourth stream is the control channel, where workerd prints its port.
  const child = spawn('workerd', ['serve', '--experimental', '--control-fd=3', config], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const { pid, stdio } = child
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const errors = child.stderr ? text(child.stderr) : ''
  const ports = await Promise.race([listeningPorts(stdio[3] as AsyncIterable<Buffer>), ended])
  rmSync(folder, { recursive: true })
  if (!ports || pid === undefined) throw new Error(`workerd did not start: ${await errors}`)
  const stop = (): Promise<void> => (child.kill(), ended)
  // if the benchmark fails
  process.on('exit', stop)
  void ended.then(() => process.off('exit', stop))
  const [url, secondUrl] = [`http://127.0.0.1:${ports.first}`, `http://127.0.0.1:${ports.second}`]
  return {
    url,
    secondUrl,
    cpuMs: () => processCpuMs(pid),
    memoryMB: () => processMemoryMB(pid),
    stop,
  }
}

/** workerd prints {"event":"listen","socket":"first","port":1234} for each socket. */
async function listeningPorts(
  control: AsyncIterable<Buffer>,
): Promise<Record<string, number> | undefined> {
  const ports: Record<string, number> = {}
  for await (const chunk of control) {
    for (const [, name = '', port] of String(chunk).matchAll(
      /"socket":\s*"(\w+)",\s*"port":\s*(\d+)/g,
    ))
      ports[name] = Number(port)
    if (ports['first'] && ports['second']) return ports
  }
  return undefined
}

function configText(folder: string, modules: Modules, backendUrl: string): string {
  const module = ([name, file]: [string, string]) =>
    `(name = "${name}", esModule = embed "${relative(folder, file)}")`
  const edge = (name: string) =>
    `(name = "${name}", worker = (compatibilityDate = "2026-10-01", modules = [${module([name, `${EDGE}/${name}.mjs`])}]))`
  const isolate = (name: string) => `(name = "${name}", worker = (
      compatibilityDate = "2026-10-01",
      modules = [${Object.entries(modules).map(module).join(', ')}],
      bindings = [
        (name = "BACKEND_URL", text = "${backendUrl}"), (name = "LOCALE_COOKIE", text = "st1_locale"), (name = "THEME", text = "yellow"),
        (name = "REDIRECTS", kvNamespace = "kv"), (name = "CONTROLS", kvNamespace = "kv"), (name = "ASSETS", service = "empty"),
      ],
      cacheApiOutbound = "cache", globalOutbound = "network"))`
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = ["--max-heap-size=${MAX_HEAP_MB}"],
  sockets = [${['first', 'second'].map((name) => `(name = "${name}", address = "127.0.0.1:0", http = (), service = "${name}")`).join(', ')}],
  services = [
    ${['first', 'second'].map(isolate).join(',\n    ')},
    ${['cache', 'kv', 'empty'].map(edge).join(',\n    ')},
    (name = "network", network = (allow = ["local", "private"])),
  ],
);
`
}

/** schedstat counts each thread's nanoseconds. /proc/{pid}/stat counts only hundredths of a second. */
function processCpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e6
}

function processMemoryMB(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
}
