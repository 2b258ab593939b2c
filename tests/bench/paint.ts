// npm run bench paint: waiting times of a visitor with a phone, in a first and a second view,
// optionally compared with another build.

import type { Browser, Page } from '@playwright/test'
import { storeConsent } from '../e2e/stored-consent.ts'
import { startProxy } from './http2-proxy.ts'
import { launchBrowser } from './launch-browser.ts'
import { median } from './median.ts'

const SITES = process.argv.slice(2)
if (SITES.length === 0)
  throw new Error(
    'Usage: node tests/bench/paint.ts <address of the site> [address of another build]',
  )
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
/** 150 ms latency, 1.6 Mbps, CPU four times as slow */
const PHONE = {
  viewport: { width: 375, height: 800 },
  latencyMs: 150,
  bytesPerSecond: 200_000,
  slowDown: 4,
}
/** time without network activity */
const AT_REST_MS = 1_500
const LONG_TASK_MS = 50
const CART_PAGE = '/ostoskori'
const CART = JSON.stringify({
  items: [{ code: 'WASH-PERFECT', name: 'x', amount: 2, price: 0.01 }],
})
const PAGES: Record<string, string> = {
  front: '/',
  content: '/yksityisille/tuotteet',
  article: '/artikkeli/autopesu-pakkasella',
  station: '/asemahaku/st1-alavus',
  locator: '/asemahaku',
  'car wash': '/yksityisille/palvelut/autopesu',
  cart: CART_PAGE,
  checkout: '/kassa',
  form: '/yksityisille/ota-yhteytta/asiakaspalvelu',
}
/** of a first view of these pages */
const BUDGETS = { pages: ['front', 'content', 'article', 'station'], tbt: 100, cls: 0.001 }
const VIEWS = ['first view', 'second view'] as const
const FIGURES = ['fcp', 'lcp', 'interactive', 'tbt', 'press', 'cls'] as const

/**
 * In ms: first and largest contentful paint, the time when the page reacts to presses and lazily
 * rendered parts are shown, total blocking time, and the slowest press. Cumulative layout shift.
 */
type Visit = Record<(typeof FIGURES)[number], number>

const pages = Object.entries(PAGES).filter(
  ([name]) => !process.env['PAGES'] || process.env['PAGES'].split(',').includes(name),
)
const proxies = await Promise.all(SITES.map(startProxy))
const keyHashes = proxies.map(({ keyHash }) => keyHash).join(',')
const browser = await launchBrowser(`--ignore-certificate-errors-spki-list=${keyHashes}`)
const carts = await Promise.all(
  proxies.map(async ({ address }) => await storedCart(browser, address)),
)
// Fills the proxies' caches.
for (const [, path] of pages)
  for (const [build, { address }] of proxies.entries())
    await visitTwice(browser, address + path, carts[build])
const visits = new Map<string, Visit[]>()
for (let round = 0; round < ROUNDS; round++)
  for (const [name, path] of pages)
    for (const [build, { address }] of proxies.entries()) {
      const both = await visitTwice(browser, address + path, carts[build])
      for (const [index, view] of VIEWS.entries()) {
        const key = `${name} ${view} ${build}`
        const visit = both[index]
        if (visit) visits.set(key, [...(visits.get(key) ?? []), visit])
      }
      process.stderr.write('.')
    }
await browser.close()

for (const view of VIEWS) {
  console.log(
    `\nOn a phone, ${view}; medians of ${ROUNDS} visits, in ms${SITES.length > 1 ? '; below each the ratio to the other build' : ''}`,
  )
  console.log(row(['', 'FCP', 'LCP', 'interactive', 'TBT', 'press', 'CLS']))
  for (const [name] of pages) {
    const [own, other] = proxies.map((_, build) => mediansOf(`${name} ${view} ${build}`))
    if (own)
      console.log(
        row([name, ...FIGURES.map((figure) => own[figure].toFixed(figure === 'cls' ? 3 : 0))]),
      )
    if (own && other)
      console.log(row(['', ...FIGURES.map((figure) => (own[figure] / other[figure]).toFixed(2))]))
  }
}

const overBudget = BUDGETS.pages.flatMap((name) => {
  const { tbt, cls } = mediansOf(`${name} ${VIEWS[0]} 0`)
  const isOver = tbt > BUDGETS.tbt || cls > BUDGETS.cls
  return isOver
    ? [
        `${name}: a total blocking time of ${tbt.toFixed(0)} ms and a layout shift of ${cls.toFixed(3)}`,
      ]
    : []
})
if (overBudget.length > 0) {
  console.log(
    `\nOver the budget of ${BUDGETS.tbt} ms and ${BUDGETS.cls} (on an idle machine):\n${overBudget.join('\n')}`,
  )
  process.exitCode = 1
}

function mediansOf(key: string): Visit {
  const all = visits.get(key) ?? []
  const of = (figure: keyof Visit) => median(all.map((each) => each[figure]))
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    interactive: of('interactive'),
    tbt: of('tbt'),
    press: of('press'),
    cls: of('cls'),
  }
}

function row(cells: string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(12))).join('')
}

/** The cart as this build stores it once it is validated. */
async function storedCart(of: Browser, address: string): Promise<string> {
  const page = await of.newPage({ locale: 'fi-FI' })
  await page.addInitScript(
    (cart) => localStorage.getItem('cart') ?? localStorage.setItem('cart', cart),
    CART,
  )
  await page.goto(address + CART_PAGE)
  await page.waitForSelector('[data-status="validated"]')
  const cart = await page.evaluate(() => localStorage.getItem('cart') ?? '')
  await page.context().close()
  return cart
}

/** A first visit, and a second one with the browser's cache. */
async function visitTwice(of: Browser, address: string, cart = ''): Promise<Visit[]> {
  const context = await of.newContext({ locale: 'fi-FI', viewport: PHONE.viewport })
  await storeConsent(context, false)
  await context.addInitScript((cart) => localStorage.setItem('cart', cart), cart)
  await context.addInitScript(noteInteractive)
  const seen: Visit[] = []
  for (const _ of VIEWS) {
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForFunction(() => Reflect.has(window, 'interactive'))
    await page.waitForTimeout(AT_REST_MS)
    const figures = await page.evaluate(readFigures, LONG_TASK_MS)
    seen.push({ ...figures, press: await timeOfPress(page) })
    await page.close()
  }
  await context.close()
  return seen
}

/** Marks the time when the page is hydrated and loads no more code. */
function noteInteractive(): void {
  const observer = new MutationObserver(() => {
    if (
      !document.documentElement.matches('[data-hydrated]') ||
      document.querySelector('main .ui-skeletons')
    )
      return
    Reflect.set(window, 'interactive', performance.now())
    observer.disconnect()
  })
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-hydrated'] })
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { latencyMs, bytesPerSecond } = PHONE
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowDown })
}

/** The browser's performance entries since the start of the page. */
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
    interactive: Number(Reflect.get(window, 'interactive')),
    // by definition only what comes after the first paint
    tbt: (tasks ?? []).reduce((sum, { startTime, duration }) => {
      const shown = Math.min(duration, startTime + duration - fcp)
      return sum + Math.max(0, shown - longTaskMs)
    }, 0),
    cls: (shifts ?? []).reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0),
  }
}

/** The time from a press on the menu button to the next paint, like INP. */
async function timeOfPress(page: Page): Promise<number> {
  await page.evaluate(() => {
    const observer = new PerformanceObserver((list) =>
      Reflect.set(
        globalThis,
        'presses',
        list.getEntries().map(({ duration }) => duration),
      ),
    )
    observer.observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit)
  })
  const button = page.locator('header button[popovertarget]:visible').first()
  if ((await button.count()) === 0) return Number.NaN
  await button.click()
  await page.waitForTimeout(600)
  return page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'presses') ?? [])))
}
