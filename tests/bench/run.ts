// npm run bench: ratios measured in one run, the things compared taking turns. What each figure means is said beside it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startContentService } from './content-service.ts'
import { bundleSizes } from './sizes.ts'
import { serve, type Served } from './workerd.ts'

const ROUNDS = 6
const REQUESTS = 1_500
const WARM_UP = 600
const BUNDLE = 'dist/site'
const files = (readdirSync(BUNDLE, { recursive: true }) as string[]).filter((file) => file.endsWith('.js'))

const content = await startContentService()
const site = await serve({
  compatibilityDate: '2026-10-01',
  modulesRoot: BUNDLE,
  modules: ['index.js', ...files.filter((file) => file !== 'index.js')].map((file) => ({
    type: 'ESModule' as const,
    path: join(BUNDLE, file),
  })),
  kvNamespaces: ['REDIRECTS'],
  serviceBindings: { ASSETS: () => new Response(null, { status: 404 }) },
  bindings: { BACKEND_URL: content.url, LOCALE_COOKIE: 'st1_locale', THEME: 'yellow' },
})
// /preview: the one way past the edge's cache, so that the backend is asked each time
const PAGE = '/preview/bench'
const html = await (await fetch(site.url + PAGE, { headers: { 'accept-language': 'fi' } })).text()
const elements = html.match(/<[a-z]/g)?.length ?? 0
const readyMade = await serve({
  compatibilityDate: '2026-10-01',
  modules: true,
  script: `const bytes = new TextEncoder().encode(${JSON.stringify(html)})
    export default { fetch() { return new Response(bytes, { headers: { 'content-type': 'text/html; charset=utf-8' } }) } }`,
})

const cases = [
  { name: 'ready-made bytes', served: readyMade, prepare: () => undefined },
  { name: 'unchanged payload', served: site, prepare: () => content.setChanging(false) },
  { name: 'new payload', served: site, prepare: () => content.setChanging(true) },
]
const cpu: Record<string, number[]> = {}

for (const { served, prepare } of cases) {
  prepare()
  await load(served, WARM_UP)
}
for (let round = 0; round < ROUNDS; round++) {
  for (const { name, served, prepare } of cases) {
    prepare()
    await load(served, 50)
    const before = served.cpuMs()
    await load(served, REQUESTS)
    ;(cpu[name] ??= []).push((served.cpuMs() - before) / REQUESTS)
  }
}

const baseline = median(cpu['ready-made bytes'] ?? [])
console.log(
  `A content page of ${elements} elements, ${(html.length / 1024).toFixed(0)} kB of HTML; CPU of the workerd process, median of ${ROUNDS} rounds of ${REQUESTS}`,
)
for (const { name } of cases) {
  const value = median(cpu[name] ?? [])
  console.log(`  ${name.padEnd(20)} ${value.toFixed(3)} ms   × ${(value / baseline).toFixed(2)}`)
}
console.log(`Sizes, gzip\n${bundleSizes(Buffer.concat(files.map((file) => readFileSync(join(BUNDLE, file)))))}`)

content.stop()
await Promise.all([site.stop(), readyMade.stop()])

async function load(served: Served, amount: number): Promise<void> {
  const url = served === readyMade ? served.url : served.url + PAGE
  const result = await autocannon({ url, amount, connections: 8, headers: { 'accept-language': 'fi', cookie: 'st1_locale=fi-FI' } })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} bad answers, ${result.errors} errors from ${url}`)
}

function median(values: number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? NaN
}
