// npm run bench paint: what a visitor on a phone waits for, each page beside itself without scripts.
import { type Browser, chromium, type Page } from '@playwright/test'
import { median } from './median.ts'

const SITE = process.argv[2]
if (SITE === undefined) throw new Error('Usage: node tests/bench/paint.ts <address of the site>')
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
/** 150 ms, 1.6 Mbps, a processor four times as slow */
const PHONE = { viewport: { width: 375, height: 800 }, latencyMs: 150, bytesPerSecond: 200_000, slowDown: 4 }
/** nothing comes any more */
const AT_REST_MS = 1_500
const LONG_TASK_MS = 50
const PAGES = {
  front: '/',
  content: '/yksityisille/tuotteet',
  locator: '/asemahaku',
  station: '/asemahaku/st1-alavus',
  article: '/artikkeli/autopesu-pakkasella',
  cart: '/ostoskori',
  checkout: '/kassa',
  form: '/yksityisille/ota-yhteytta/asiakaspalvelu',
}

interface Visit {
  /** first and largest contentful paint, total blocking time, time of the slowest press: ms; cumulative layout shift */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  press: number
}

const installed = process.env['BROWSER']
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  ...(installed && { executablePath: installed }),
})
const kinds = Object.entries(PAGES).flatMap(([name, path]) => [true, false].map((hasScripts) => ({ name, path, hasScripts })))
const visits = new Map(kinds.map((kind) => [kind, [] as Visit[]]))
for (let round = 0; round < ROUNDS; round++)
  for (const kind of kinds) {
    visits.get(kind)?.push(await visit(browser, kind.path, kind.hasScripts))
    process.stderr.write('.')
  }
await browser.close()

console.log(`\nOn a phone, nothing cached; medians of ${ROUNDS} visits, in ms`)
console.log(row(['', 'FCP', 'LCP', 'TBT', 'press', 'CLS', 'FCP ×', 'LCP ×']))
for (const name of Object.keys(PAGES)) {
  const [scripted, plain] = [true, false].map((hasScripts) => mediansOf(name, hasScripts))
  if (!scripted || !plain) continue
  const { fcp, lcp, tbt, press, cls } = scripted
  const ratios = [fcp / plain.fcp, lcp / plain.lcp].map((ratio) => ratio.toFixed(2))
  console.log(row([name, ...[fcp, lcp, tbt, press].map((ms) => ms.toFixed(0)), cls.toFixed(3), ...ratios]))
  console.log(row(['  without scripts', plain.fcp.toFixed(0), plain.lcp.toFixed(0), '', '', plain.cls.toFixed(3)]))
}

function mediansOf(name: string, hasScripts: boolean): Visit | undefined {
  const kind = kinds.find((other) => other.name === name && other.hasScripts === hasScripts)
  const all = (kind && visits.get(kind)) ?? []
  const of = (figure: keyof Visit) => median(all.map((each) => each[figure]))
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), press: of('press') }
}

function row(cells: string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(20) : cell.padStart(7))).join('')
}

async function visit(of: Browser, path: string, hasScripts: boolean): Promise<Visit> {
  const context = await of.newContext({ locale: 'fi-FI', viewport: PHONE.viewport })
  await context.addInitScript(() => {
    localStorage.setItem('consent', JSON.stringify({ version: 2, date: new Date().toISOString(), statistics: false, marketing: false }))
    localStorage.setItem('cart', JSON.stringify({ items: [{ code: 'WASH-PERFECT', name: 'x', amount: 2, price: 0.01 }] }))
  })
  const page = await context.newPage()
  await slowDown(page, hasScripts)
  await page.goto(`${SITE}${path}`, { waitUntil: 'load' })
  await page.waitForTimeout(AT_REST_MS)
  const figures = await page.evaluate(readFigures, LONG_TASK_MS)
  const press = hasScripts ? await timeOfPress(page) : Number.NaN
  await context.close()
  return { ...figures, press }
}

/** Scripts are blocked rather than switched off: what the browser has recorded is read by one. */
async function slowDown(page: Page, hasScripts: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { latencyMs, bytesPerSecond } = PHONE
  await session.send('Network.enable')
  if (!hasScripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowDown })
}

/** What the browser has recorded since the page began. */
async function readFigures(longTaskMs: number): Promise<Omit<Visit, 'press'>> {
  function recorded(type: string): Promise<PerformanceEntry[]> {
    return new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      setTimeout(() => resolve([]), 300)
    })
  }
  const [paints, largest, tasks, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(recorded),
  )
  const fcp = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
  return {
    fcp,
    lcp: largest?.at(-1)?.startTime ?? Number.NaN,
    tbt: (tasks ?? []).reduce((sum, { duration }) => sum + Math.max(0, duration - longTaskMs), 0),
    cls: (shifts ?? []).reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0),
  }
}

/** From a press on the menu's button to the paint that shows it, as the browser counts for INP. */
async function timeOfPress(page: Page): Promise<number> {
  await page.evaluate(() => {
    const observer = new PerformanceObserver((list) =>
      Reflect.set(
        globalThis,
        'presses',
        list.getEntries().map(({ duration }) => duration),
      ),
    )
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.locator('header button[popovertarget]:visible').first().click()
  await page.waitForTimeout(600)
  return page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'presses') ?? [])))
}
