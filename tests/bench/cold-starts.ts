// The time from the start of the process to its first page, and then the first search for stations in
// an isolate, alternately for each worker.

import { VISITOR } from './load.ts'
import { median } from './median.ts'
import { type Modules, type Served, serve } from './workerd.ts'

export interface ColdStart {
  wallMs: number
  cpuMs: number
  /** CPU of the first search, which reads the list of the backend */
  searchMs: number
  /** CPU of the first search in a second isolate, which reads the list of the edge cache */
  storedSearchMs: number
}

const SEARCH = '/stations/fi-FI/find?q=Tampere'
/** Storing in the edge cache and collecting garbage go on after a response. */
const REST_MS = 300

/** The medians of each worker. */
export async function coldStarts(
  workers: Modules[],
  backendUrl: string,
  rounds: number,
): Promise<ColdStart[]> {
  const measured: ColdStart[][] = workers.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, modules] of workers.entries())
      measured[index]?.push(await coldStart(modules, backendUrl))
    process.stderr.write('.')
  }
  return measured.map((starts) => {
    const of = (name: keyof ColdStart) => median(starts.map((start) => start[name]))
    return {
      wallMs: of('wallMs'),
      cpuMs: of('cpuMs'),
      searchMs: of('searchMs'),
      storedSearchMs: of('storedSearchMs'),
    }
  })
}

async function coldStart(modules: Modules, backendUrl: string): Promise<ColdStart> {
  const began = performance.now()
  const served = await serve(modules, backendUrl)
  await get(`${served.url}/bench`)
  const start = { wallMs: performance.now() - began, cpuMs: served.cpuMs() }
  await get(`${served.secondUrl}/bench`)
  const searchMs = await firstSearch(served, served.url)
  const storedSearchMs = await firstSearch(served, served.secondUrl)
  await served.stop()
  return { ...start, searchMs, storedSearchMs }
}

async function firstSearch({ cpuMs }: Served, url: string): Promise<number> {
  await rest()
  const before = cpuMs()
  await get(url + SEARCH)
  await rest()
  return cpuMs() - before
}

async function get(address: string): Promise<void> {
  await (await fetch(address, { headers: VISITOR })).arrayBuffer()
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REST_MS))
}
