// npm run bench desk: the redirect desk with 100,000 rules, in a browser four times as slow.
import { chromium, type Page } from '@playwright/test'
import { median } from './median.ts'

const [, , SITE, TOKEN] = process.argv
if (SITE === undefined || TOKEN === undefined) throw new Error('Usage: node tests/bench/desk.ts <address of the site> <token of the desk>')
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const RULES = 100_000
const RULES_AT_ONCE = 20_000
const SLOW_DOWN = 4
const PAINT_BUDGET_MS = 1_000
const SEARCH_BUDGET_MS = 100

const installed = process.env['BROWSER']
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(installed && { executablePath: installed }) })
const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
await page.goto(`${SITE}/ops/redirects/en-EU/table`)
await tell('login', { token: TOKEN })
for (let first = 0; first < RULES; first += RULES_AT_ONCE) {
  const changes = Array.from({ length: RULES_AT_ONCE }, (_, index) => ruleOf(first + index))
  await tell('changes', { locale: 'en-EU', why: 'the benchmark', kind: 'import', changes })
  process.stderr.write('.')
}
const { revision } = await ask<{ revision: number }>('state')
await tell('publish', { locale: 'en-EU', why: 'the benchmark', revision })
const session = await page.context().newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
// the first visit checks the table, and the rows are made; both stay with the isolate
await firstPaint(page)
const paints: number[] = []
const searches: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  paints.push(await firstPaint(page))
  searches.push(await search(page, `bench/${round + 1}99`))
  process.stderr.write('.')
}
await browser.close()
console.log('')
report('first paint of the table, from the address', median(paints), PAINT_BUDGET_MS)
report('from the last key of a search to its rows', median(searches), SEARCH_BUDGET_MS)

function ruleOf(index: number) {
  const key = `/bench/${index}`
  return { key, after: `${key}  /stationsearch  owner maria  # rule ${index}` }
}

async function tell(path: string, body: object): Promise<void> {
  const headers = { 'x-desk': '1', 'sec-fetch-site': 'same-origin', origin: SITE ?? '' }
  const response = await page.request.post(`${SITE}/ops/redirects/api/${path}`, { data: body, headers, timeout: 60_000 })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
}

async function ask<Answer>(path: string): Promise<Answer> {
  const answer: Answer = await (await page.request.get(`${SITE}/ops/redirects/api/${path}?locale=en-EU`)).json()
  return answer
}

/** Until a row is painted, in ms. */
async function firstPaint(of: Page): Promise<number> {
  await of.goto(`${SITE}/ops/redirects/en-EU/table`, { waitUntil: 'commit' })
  await of.locator('table.rules tbody a').first().waitFor()
  return of.evaluate(() => new Promise<number>((painted) => requestAnimationFrame(() => painted(performance.now()))))
}

/** Until the rows of a search are painted, in ms. */
async function search(of: Page, words: string): Promise<number> {
  await of.getByRole('searchbox').fill(words.slice(0, -1))
  await of.waitForTimeout(1_000)
  return of.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    const counted = document.querySelector('.counted')
    if (!field || !counted) throw new Error('no table')
    const begin = performance.now()
    const seen = new Promise<void>((resolve) =>
      new MutationObserver(() => requestAnimationFrame(() => resolve())).observe(counted, {
        subtree: true,
        childList: true,
        characterData: true,
      }),
    )
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await seen
    return performance.now() - begin
  }, words)
}

function report(what: string, ms: number, budget: number): void {
  console.log(
    `${what}, ${RULES} rules, processor ${SLOW_DOWN} times as slow: ${ms.toFixed(0)} ms (budget ${budget})${ms > budget ? '  OVER' : ''}`,
  )
}
