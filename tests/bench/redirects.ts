// npm run bench redirects: what a look-up in a redirect table costs the edge, warm and in a cold isolate. The namespace is a worker of the
// same process, so that reading it counts.
import { mkdirSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { buildVersion, pointerPair } from '#redirects/versions/build-version.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { measure } from './load.ts'
import { median } from './median.ts'
import { serve, type Served } from './workerd.ts'

const OUT = 'dist/bench'
const ROUNDS = Number(process.env['ROUNDS'] ?? 6)
const COLD_STARTS = 15
/** A look-up is far cheaper than the request that asks for it. */
const LOOK_UPS = 200
const WARM_BUDGET_MS = 0.02
const COLD_BUDGET_MS = 5
const TABLES = [
  { locale: 'fi-FI', rules: 300 },
  { locale: 'sv-SE', rules: 100_000 },
] as const

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: OUT, emptyOutDir: false, lib: { entry: 'tests/bench/edge/look-ups.ts', formats: ['es'], fileName: 'look-ups' } },
})
mkdirSync(OUT, { recursive: true })
const namespace = Object.fromEntries((await Promise.all(TABLES.map(({ locale, rules }) => published(locale, rules)))).flat())
writeFileSync(
  `${OUT}/tables.mjs`,
  `const values = ${JSON.stringify(namespace)}
export default { fetch: (request) => {
  const value = values[decodeURIComponent(new URL(request.url).pathname.slice(1))]
  return value === undefined ? new Response(null, { status: 404 }) : new Response(value)
} }`,
)

const served = await start()
for (const { locale } of TABLES)
  console.log(`${locale}, ${LOOK_UPS} look-ups, first and again: ${[await ask(served, locale), await ask(served, locale)].join(' ')}`)
const [nothing, ...warm] = (
  await measure(
    [{ path: '/fi-FI?count=0' }, ...TABLES.map(({ locale }) => ({ path: `/${locale}?count=${LOOK_UPS}` }))].map((one) => ({
      ...one,
      name: one.path,
      served,
    })),
    ROUNDS,
  )
).figures.map(({ cpuMs }) => cpuMs)
await served.stop()
console.log('')
for (const [index, { rules }] of TABLES.entries())
  report(`warm look-up, ${rules} rules`, ((warm[index] ?? Number.NaN) - (nothing ?? 0)) / LOOK_UPS, WARM_BUDGET_MS)
for (const { locale, rules } of TABLES)
  report(
    `first look-up of a cold isolate, ${rules} rules`,
    (await firstAsked(`/${locale}?count=1`)) - (await firstAsked(`/${locale}?count=0`)),
    COLD_BUDGET_MS,
  )

async function published(locale: LocaleCode, rules: number): Promise<[string, string][]> {
  const lines = Array.from({ length: rules }, (_, index) =>
    index % 50 === 3 ? `/kansio/${index}/*  /uusi/:splat` : `/vanha/${index}  /uusi/${index}  until 2099-12-31`,
  )
  const built = await buildVersion(parseRedirectTable(lines.join('\n')), locale, '2026-11-21')
  if ('fault' in built) throw new Error(built.fault)
  return [...built.pairs, pointerPair(locale, { version: built.name, previous: [] })].map(({ key, value }) => [key, value])
}

function start(): Promise<Served> {
  return serve({ 'look-ups.js': `${OUT}/look-ups.js` }, 'http://localhost', `${OUT}/tables.mjs`)
}

async function ask({ url }: Served, locale: LocaleCode): Promise<string> {
  return (await fetch(`${url}/${locale}?count=${LOOK_UPS}`)).text()
}

/** CPU of a request in an isolate that has answered only one before, which asked for nothing: median of several isolates. */
async function firstAsked(path: string): Promise<number> {
  const costs: number[] = []
  for (let round = 0; round < COLD_STARTS; round++) {
    const cold = await start()
    await (await fetch(`${cold.url}/fi-FI?count=0`)).text()
    const before = cold.cpuMs()
    await (await fetch(cold.url + path)).text()
    costs.push(cold.cpuMs() - before)
    await cold.stop()
  }
  return median(costs)
}

function report(name: string, ms: number, budget: number): void {
  console.log(`${name.padEnd(50)} ${ms.toFixed(4)} ms${ms > budget ? `: over its budget of ${budget} ms` : ` (at most ${budget})`}`)
}
