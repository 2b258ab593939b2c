// npm run bench: CPU, latency and cold start of built workers, and sizes. README.md says how it is measured.
import { mkdirSync, writeFileSync } from 'node:fs'
import { coldStarts } from './cold-starts.ts'
import { startContentService } from './content-service.ts'
import { casesOf, measure, VISITOR } from './load.ts'
import { bundleSizes } from './sizes.ts'
import { serve, siteModules } from './workerd.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 6)
const COLD_STARTS = 15
const SITE = 'dist/site'
const EMPTY = { 'empty.js': 'tests/bench/edge/empty.mjs' }
const READY_MADE = 'dist/bench/ready-made.js'

const bundles = [SITE, ...process.argv.slice(2)]
const content = await startContentService()
const site = await serve(siteModules(SITE), content.url)
const html = await (await fetch(`${site.url}/bench`, { headers: VISITOR })).text()
mkdirSync('dist/bench', { recursive: true })
writeFileSync(
  READY_MADE,
  `const bytes = new TextEncoder().encode(${JSON.stringify(html)})
export default { fetch: () => new Response(bytes, { headers: { 'content-type': 'text/html; charset=utf-8' } }) }`,
)
const readyMade = await serve({ 'ready-made.js': READY_MADE }, content.url)
const empty = await serve(EMPTY, content.url)
const others = await Promise.all(bundles.slice(1).map((bundle) => serve(siteModules(bundle), content.url)))
const sites = [site, ...others]

const cases = [
  { name: 'ready-made bytes', served: readyMade, path: '/' },
  { name: 'empty worker', served: empty, path: '/' },
  ...sites.flatMap((served, index) => casesOf(served, others.length > 0 ? `, ${bundles[index]}` : '')),
]
const { figures, spread } = await measure(cases, ROUNDS)
const [baseline] = figures
const width = Math.max(...cases.map(({ name }) => name.length))
console.log(
  `\nA page of ${html.match(/<[a-z]/g)?.length} elements, ${(html.length / 1000).toFixed(0)} kB of HTML; medians of ${ROUNDS} rounds`,
)
line('', 'CPU ms', '× bytes', 'p50 ms', 'p99 ms')
for (const [index, { cpuMs, p50, p99 }] of figures.entries()) {
  const ratio = cpuMs / (baseline?.cpuMs ?? Number.NaN)
  line(cases[index]?.name ?? '', cpuMs.toFixed(3), ratio.toFixed(1), p50.toFixed(1), p99.toFixed(1))
}
if (spread > 0.2) console.log(`This machine is busy: ready-made bytes vary by ${(spread * 100).toFixed(0)} % between rounds.`)
console.log(`Resident memory after that: ${sites.map((served) => `${served.memoryMB().toFixed(0)} MB`).join(', ')}`)

const [coldEmpty, ...cold] = await coldStarts([EMPTY, ...bundles.map(siteModules)], content.url, COLD_STARTS)
console.log(`\nCold isolate to its first page, over an empty worker; medians of ${COLD_STARTS}`)
for (const [index, { wallMs, cpuMs }] of cold.entries())
  console.log(
    `${bundles[index]}: ${(wallMs - (coldEmpty?.wallMs ?? 0)).toFixed(1)} ms, CPU ${(cpuMs - (coldEmpty?.cpuMs ?? 0)).toFixed(1)} ms`,
  )

console.log(`\nSizes, gzip\n${bundleSizes(SITE)}`)
content.stop()
await Promise.all([readyMade, empty, ...sites].map((served) => served.stop()))

function line(name: string, ...cells: string[]): void {
  console.log(`${name.padEnd(width)} ${cells.map((cell) => cell.padStart(8)).join(' ')}`)
}
