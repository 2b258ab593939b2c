// npm run bench stations: the locator in a browser, with the site's stations and with 10,000
// generated ones, compared with an empty page and a fixed amount of work in the same run. WebGL
// runs on the CPU here, and other programs use it too. So tasks are measured by CPU time (without
// waiting), and repeated figures by their median.

import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { sortByName } from '#shared/stations/places/sort-stations.ts'
import { storeConsent } from '../e2e/stored-consent.ts'
import { generatedStations } from '../shared/stations/generated-stations.ts'
import { launchBrowser } from './launch-browser.ts'
import { type Task, tasksOf } from './main-thread.ts'
import { median } from './median.ts'
import {
  filter,
  framesOf,
  controlPlaces,
  openLocator,
  pan,
  select,
  timeOfFilter,
  type,
  zoom,
} from './stations-page.ts'

const SITE = process.argv[2]
if (SITE === undefined)
  throw new Error('Usage: node tests/bench/stations.ts <address of the site> [visits]')
const LOCATOR = `${SITE}/asemahaku`
const ROUNDS = Number(process.argv[3] ?? 3)
const MANY = 10_000
/** by then a pan has ended, and the map has moved to the search result */
const AT_REST_MS = 2_000
/** by then an idle worker has collected its garbage */
const COLLECTED_MS = 10_000

const browser = await launchBrowser()

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 375, height: 800 }

await report('1,150 stations, processor slowed down 4 times, on a phone: the list', {
  slowDown: 4,
  viewport: PHONE,
})
await report('1,150 stations, processor slowed down 4 times', { slowDown: 4, viewport: DESKTOP })
const list = JSON.stringify({ stations: sortByName(generatedStations(MANY, today()), 'fi-FI') })
await report(
  `${MANY.toLocaleString('en')} stations, processor slowed down 4 times, on a phone: the list`,
  {
    slowDown: 4,
    viewport: PHONE,
    list,
  },
)
await report(`${MANY.toLocaleString('en')} stations`, { slowDown: 1, viewport: DESKTOP, list })
await browser.close()

interface Setting {
  slowDown: number
  viewport: { width: number; height: number }
  list?: string
}

async function report(title: string, { slowDown, viewport, list }: Setting): Promise<void> {
  const hasMap = viewport === DESKTOP
  console.log(`\n${title}; medians of ${ROUNDS} visits`)
  const context = await browser.newContext({ locale: 'fi-FI', viewport })
  context.setDefaultTimeout(120_000)
  await storeConsent(context, false)
  await context.addInitScript(markHydration)
  if (list !== undefined)
    await context.route('**/stations/*/*.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: list }),
    )
  await emptyPage(context)
  const phases = new Map<string, Task[][]>()
  const frames: number[][] = []
  const filters: { list: number; map: number }[] = []
  const memories = { used: [] as number[], atRest: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const page = await context.newPage()
    for (const [name, tasks] of await visit(page, slowDown, hasMap))
      phases.set(name, [...(phases.get(name) ?? []), tasks])
    if (hasMap) frames.push(await framesOf(page, () => pan(page)))
    for (let turn = 0; turn < 4; turn++) {
      await page.waitForTimeout(AT_REST_MS)
      filters.push(await timeOfFilter(page, 'Lounas', hasMap))
    }
    memories.used.push(await memory(browser))
    await page.requestGC()
    await page.waitForTimeout(COLLECTED_MS)
    memories.atRest.push(await memory(browser))
    await page.close()
  }
  for (const [name, visits] of phases) line(name, visits)
  if (hasMap) console.log(`  frames while panning    ${words(frames)}`)
  const onMap = hasMap ? `, on the map ${shown(filters.map(({ map }) => map))}` : ''
  console.log(
    `  a filter shows          in the list ${shown(filters.map(({ list }) => list))}${onMap}`,
  )
  console.log(
    `  memory of the page      ${median(memories.used).toFixed(0)} MB after the visit, ${median(memories.atRest).toFixed(0)} MB at rest`,
  )
  await context.close()
}

/** One visit: the main thread's tasks in each part of it. */
async function visit(page: Page, slowDown: number, hasMap: boolean): Promise<Map<string, Task[]>> {
  await slow(page, slowDown)
  const phases = new Map([
    [
      'the same fixed work',
      await tasksOf(browser, page, () => page.evaluate(fixedWork).then(() => undefined)),
    ],
  ])
  const coming = await tasksOf(browser, page, async () => {
    await openLocator(page, LOCATOR, hasMap ? '.map-list [role="option"]' : '[role="combobox"]')
  })
  const hydrated = coming.find(({ marks }) => marks.includes('hydrated'))?.start ?? 0
  phases.set(
    'after hydration',
    coming.filter(({ start }) => start > hydrated),
  )
  const places = await controlPlaces(page, hasMap)
  for (const [name, act] of Object.entries(
    hasMap ? { filter, type, zoom, select, pan } : { filter, type },
  )) {
    phases.set(name, await tasksOf(browser, page, () => act(page, places)))
    process.stderr.write('.') // A visit takes a minute.
  }
  await slow(page, 1)
  return phases
}

/** The same pointer movements on an empty page show this machine's frame times. */
async function emptyPage(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.setContent(
    '<div class="map-canvas" style="inline-size: 600px; block-size: 600px"></div>',
  )
  console.log(`  frames of an empty page ${words([await framesOf(page, () => pan(page))])}`)
  await page.close()
}

async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

function line(name: string, visits: Task[][]): void {
  const longest = visits.map((tasks) =>
    tasks.reduce((one, other) => (other.cpuMs > one.cpuMs ? other : one)),
  )
  const over = visits.map((tasks) => tasks.filter(({ cpuMs }) => cpuMs > 50).length)
  const waiting = visits.map((tasks) => Math.max(...tasks.map(({ wallMs }) => wallMs)))
  const names = [...new Set(longest.map((task) => task.name))].join(', ')
  console.log(
    `  ${name.padEnd(23)} longest task ${withWorst(longest.map(({ cpuMs }) => cpuMs))} (${names}), over 50 ms: ${median(over)}; with waiting ${withWorst(waiting)}`,
  )
}

function withWorst(times: number[]): string {
  return `${median(times).toFixed(0)} ms, ${Math.max(...times).toFixed(0)} in the worst visit`
}

function words(visits: number[][]): string {
  const longest = visits.map((frames) => Math.max(...frames))
  const over = visits.map((frames) => frames.filter((frame) => frame > 100).length)
  return `median ${median(visits.flat()).toFixed(0)} ms, longest ${median(longest).toFixed(0)} ms, over 100 ms: ${median(over)} of ${median(visits.map(({ length }) => length))}`
}

function shown(times: number[]): string {
  return `after ${median(times).toFixed(0)} ms (at best ${Math.min(...times).toFixed(0)})`
}

/** Megabytes of the page's process, without the browser's code, which all pages share. */
async function memory(of: Browser): Promise<number> {
  const { processInfo } = await (await of.newBrowserCDPSession()).send('SystemInfo.getProcessInfo')
  return Math.max(
    ...processInfo
      .filter(({ type: kind }) => kind === 'renderer')
      .map(({ id }) => ownMegabytes(id)),
  )
}

function ownMegabytes(pid: number): number {
  try {
    return (
      Number(/RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
    )
  } catch {
    return Number.NaN // not Linux
  }
}

function markHydration(): void {
  new MutationObserver(
    () => document.documentElement.dataset['hydrated'] === '' && performance.mark('hydrated'),
  ).observe(document, {
    attributes: true,
    attributeFilter: ['data-hydrated'],
    subtree: true,
  })
}

/** About 10 ms on an idle machine. A larger value shows a slower or busy machine. */
function fixedWork(): number {
  let sum = 0
  for (let index = 0; index < 10_000_000; index++) sum += Math.sqrt(index)
  return sum
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
