// The time from the start of the process to its first page, alternately for each worker.

import { VISITOR } from './load.ts'
import { median } from './median.ts'
import { type Modules, serve } from './workerd.ts'

export interface ColdStart {
  wallMs: number
  cpuMs: number
}

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
  return measured.map((starts) => ({
    wallMs: median(starts.map(({ wallMs }) => wallMs)),
    cpuMs: median(starts.map(({ cpuMs }) => cpuMs)),
  }))
}

async function coldStart(modules: Modules, backendUrl: string): Promise<ColdStart> {
  const began = performance.now()
  const served = await serve(modules, backendUrl)
  await (await fetch(`${served.url}/bench`, { headers: VISITOR })).arrayBuffer()
  const start = { wallMs: performance.now() - began, cpuMs: served.cpuMs() }
  await served.stop()
  return start
}
