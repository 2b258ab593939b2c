// npm run bench: CPU time, latency and cold start of built workers, and sizes. README.md describes
// the method.

import { mkdirSync, writeFileSync } from 'node:fs'
import { barChart } from './chart.ts'
import { coldStarts } from './cold-starts.ts'
import { startContentService } from './content-service.ts'
import { casesOf, measure, VISITOR } from './load.ts'
import { bundleSizes } from './sizes.ts'
import { serve, siteModules } from './workerd.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 6)
const CASES = process.env['CASES']?.split(',')
const COLD_STARTS = 15
const SITE = 'dist/site'
const RESULTS = 'tests/bench/results'
/** of the ready-made bytes between rounds: a busy machine gives no comparable figures */
const MOST_SPREAD = 0.2
const NOTHING = { cpuMs: Number.NaN, perSecond: Number.NaN, p50: Number.NaN, p99: Number.NaN }
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
const others = await Promise.all(
  bundles.slice(1).map((bundle) => serve(siteModules(bundle), content.url)),
)
const sites = [site, ...others]
const apart = await Promise.all(bundles.map((bundle) => serve(siteModules(bundle), content.url)))
const siteCases = await Promise.all(
  sites.map((served, index) => casesOf(served, apart[index] ?? served)),
)

const cases = [
  { name: 'ready-made bytes', served: readyMade, path: '/', isCheap: true },
  { name: 'empty worker', served: empty, path: '/', isCheap: true },
  ...siteCases.flatMap((each, index) =>
    each
      .filter(({ name }) => CASES?.includes(name) ?? true)
      .map((one) => ({
        ...one,
        name: others.length > 0 ? `${one.name}, ${bundles[index]}` : one.name,
      })),
  ),
]
const { figures, spread } = await measure(cases, ROUNDS)
if (spread > MOST_SPREAD && !process.env['BUSY']) {
  console.log(
    `\nThis machine is busy: ready-made bytes vary by ${(spread * 100).toFixed(0)} % between rounds. Run it again on an idle machine, or with BUSY=1 for unreliable figures.`,
  )
  await stopAll()
  process.exit(1)
}
const [baseline] = figures
const measured = cases.map((one, index) => ({ ...one, ...(figures[index] ?? NOTHING) }))
const timesBytes = (cpuMs: number) => cpuMs / (baseline?.cpuMs ?? Number.NaN)
const [coldEmpty, ...cold] = await coldStarts(
  [EMPTY, ...bundles.map(siteModules)],
  content.url,
  COLD_STARTS,
)

const width = Math.max(...cases.map(({ name }) => name.length))
const report = [
  `A page of ${html.match(/<[a-z]/g)?.length} elements, ${(html.length / 1000).toFixed(0)} kB of HTML; medians of ${ROUNDS} rounds.`,
  ...(spread > MOST_SPREAD
    ? [
        `This machine was busy: ready-made bytes vary by ${(spread * 100).toFixed(0)} % between rounds.`,
      ]
    : []),
  '',
  row('', 'CPU ms', '× bytes', 'per second', 'p50 ms', 'p99 ms'),
  row('-', '-:', '-:', '-:', '-:', '-:'),
  ...measured.map(({ name, cpuMs, perSecond, p50, p99 }) =>
    row(
      name,
      cpuMs.toFixed(3),
      timesBytes(cpuMs).toFixed(1),
      perSecond.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
    ),
  ),
  '',
  ...measured.flatMap(({ name, cpuMs, budget }) =>
    budget !== undefined && timesBytes(cpuMs) > budget
      ? [`- **${name}** exceeds its budget of × ${budget}`]
      : [],
  ),
  ...sites.map(
    (served, index) =>
      `- memory after the load: ${served.memoryMB().toFixed(0)} MB (${bundles[index]})`,
  ),
  ...cold.flatMap(({ wallMs, cpuMs, searchMs, storedSearchMs }, index) => {
    const [wall, cpu] = [wallMs - (coldEmpty?.wallMs ?? 0), cpuMs - (coldEmpty?.cpuMs ?? 0)]
    return [
      `- from cold isolate to first page, minus an empty worker: ${wall.toFixed(1)} ms, CPU ${cpu.toFixed(1)} ms (${bundles[index]})`,
      `- first search of an isolate: CPU ${searchMs.toFixed(1)} ms, with the list in the edge cache ${storedSearchMs.toFixed(1)} ms (${bundles[index]})`,
    ]
  }),
  '',
  'Sizes, gzip:',
  '',
  bundleSizes(SITE),
].join('\n')
console.log(`\n${report}`)
mkdirSync(RESULTS, { recursive: true })
writeFileSync(`${RESULTS}/worker.md`, `# The latest measurement of the worker\n\n${report}\n`)
const bars = measured.map(({ name, cpuMs }) => ({
  name,
  value: cpuMs,
  text: `${cpuMs.toFixed(2)} ms`,
}))
writeFileSync(`${RESULTS}/worker.svg`, barChart('CPU per request', bars))

await stopAll()

async function stopAll(): Promise<void> {
  content.stop()
  await Promise.all([readyMade, empty, ...sites, ...apart].map((served) => served.stop()))
}

function row(...cells: string[]): string {
  return `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(width) : cell.padStart(10))).join(' | ')} |`
}
