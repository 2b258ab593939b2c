// A bundled worker in plain workerd (no wrangler proxy in front), and the CPU time its process has used.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare'

export interface Served {
  url: string
  cpuMs: () => number
  stop: () => Promise<void>
}

const CLOCK_TICK_MS = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

export async function serve(options: V4MiniflareOptions): Promise<Served> {
  const before = workerdProcesses()
  const miniflare = new Miniflare(convertV4MiniflareOptions({ port: 0, cf: false, ...options }))
  const url = (await miniflare.ready).origin
  const pids = workerdProcesses().filter((pid) => !before.includes(pid))
  return { url, cpuMs: () => pids.reduce((sum, pid) => sum + processCpuMs(pid), 0), stop: () => miniflare.dispose() }
}

function workerdProcesses(): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(process.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    return [] // pgrep's way of saying none
  }
}

/** user and system time, fields 14 and 15 of /proc/{pid}/stat */
function processCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS
}
