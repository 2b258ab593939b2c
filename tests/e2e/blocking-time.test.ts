import type { Browser } from '@playwright/test'
import { tasksOf } from '../bench/main-thread.ts'
import { answerConsent, expect, test } from './site-test.ts'

const PHONE = { width: 375, height: 800 }
/** of the phone profile in tests/bench/paint.ts */
const SLOW_DOWN = 4
const LONG_TASK_MS = 50
const MAX_BLOCKING_MS = 100
/** The fastest of them counts, because other programs slow down a visit. */
const VISITS = 3

for (const address of ['/', '/yksityisille/tuotteet', '/artikkeli/autopesu-pakkasella']) {
  test(`the total blocking time of ${address} on a phone is at most ${MAX_BLOCKING_MS} ms`, async ({ browser, baseURL }) => {
    let fastest = Infinity
    for (let visit = 0; visit < VISITS && fastest > MAX_BLOCKING_MS; visit++)
      fastest = Math.min(fastest, await blockingTime(browser, `${baseURL}${address}`))
    expect(fastest).toBeLessThanOrEqual(MAX_BLOCKING_MS)
  })
}

/** In ms, of a first visit. From CPU time, because the tests beside this one make tasks wait. */
async function blockingTime(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ locale: 'fi-FI', viewport: PHONE })
  await answerConsent(page)
  // no locators, because their scripts would count
  const tasks = await tasksOf(browser, page, async () => void (await page.goto(address, { waitUntil: 'networkidle' })))
  await page.close()
  const painted = tasks.find(({ marks }) => marks.includes('firstContentfulPaint'))
  if (painted === undefined) throw new Error(`no first paint in the trace of ${address}`)
  return tasks
    .filter(({ start }) => start > painted.start)
    .reduce((sum, { cpuMs }) => sum + Math.max(0, cpuMs * SLOW_DOWN - LONG_TASK_MS), 0)
}
