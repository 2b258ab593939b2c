// The operators' switches. They are tested on a second site, because they would affect the other
// tests.

import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { serveWorker, stopAll } from '../../scripts/serve.mjs'
import { expectAccessible } from './axe.ts'
import { goToReview, messagesOf, payButton } from './checkout-visitor.ts'
import { expectNoOverflow, expectNoShift, watchShifts } from './page-layout.ts'
import { expect, test, visit } from './site-test.ts'
import { seedCart, storedAmounts } from './stored-cart.ts'

const BACKEND_PORT = Number(process.env['TEST_PORT'] ?? 8890) + 1
const PORT = BACKEND_PORT + 20
const STATE = `.wrangler/state-${PORT}`
const SITE = `http://localhost:${PORT}`
/** The site reads the switches every 5 s, after a request. */
const SEEN_MS = 60_000
const SENTENCE = 'The checkout is closed until eight.'
const NOTICE = 'We are updating our systems tonight.'

// The tests share the site, so they run one after another.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: SITE, expectedComplaints: [/status of 503/] })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  rmSync(STATE, { recursive: true, force: true })
  const database = ['wrangler.toml', 'DESK_DB', 'redirects/migrations', STATE]
  execFileSync('node', ['scripts/fill-database.ts', ...database])
  const vars = { BACKEND_URL: `http://localhost:${BACKEND_PORT}` }
  await serveWorker({
    name: 'the site of the switches',
    config: 'dist/site/wrangler.json',
    port: PORT,
    state: STATE,
    vars,
  })
})
test.afterAll(async () => {
  await stopAll()
  rmSync(STATE, { recursive: true, force: true })
})

/** Runs the commands of an operator. */
function switchOff(): void {
  const others = ['--fi', 'x', '--sv', 'x', '--no', 'x']
  for (const words of [
    ['map', 'off'],
    ['writes', 'off'],
    ['notice', 'on', '--en', NOTICE],
    ['checkout', 'off', '--en', SENTENCE, ...others],
  ]) {
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const options = ['--until', until, '--persist-to', STATE]
    execFileSync('node', ['ops/switch/index.ts', ...words, ...options])
  }
}

test('when the checkout is switched off before paying, the visitor reads why and keeps the cart; an open tab shows the notice after a click', async ({
  page,
  context,
}) => {
  // the edge reads switches once a minute
  test.setTimeout(300_000)
  await seedCart(page)
  await goToReview(page, 'en-EU')
  const { review } = await messagesOf('en-EU')
  const other = await context.newPage()
  await visit(other, '/en-EU/')
  await expect(other.locator('.layout-notice')).toHaveCount(0)

  switchOff()
  await expect(async () => {
    const { switches } = await (await page.request.get('/_health')).json()
    expect(switches).toEqual(['checkout', 'map', 'writes', 'notice/en-EU'])
  }).toPass({ timeout: SEEN_MS })

  await payButton(page).click()
  await expect(page.locator('.checkout-notice')).toHaveText(SENTENCE)
  await expect(page.getByLabel(review.terms)).toBeChecked()
  expect(await storedAmounts(page)).toEqual({ 'WASH-PERFECT': 2 })

  await other.evaluate(() => navigation.navigate('/en-EU/private').finished)
  await expect(other.getByRole('status').filter({ hasText: NOTICE })).toBeVisible()
})

test('while the checkout is off, its page explains it and links back to the cart, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await watchShifts(page)
  await seedCart(page)
  await page.goto('/en-EU/checkout')
  await expect(page.getByText(SENTENCE)).toBeVisible()
  await expect(page.locator('.layout-notice')).toHaveText(NOTICE)
  await expectAccessible(page)
  await expectNoShift(page)
  await expectNoOverflow(page)
  await page.getByRole('main').getByRole('link', { name: 'To cart' }).click()
  await expect(page).toHaveURL('/en-EU/cart')
  expect(await storedAmounts(page)).toEqual({ 'WASH-PERFECT': 2 })
})

test('with map and writes off the locator shows its list, and a form keeps its input', async ({
  page,
}) => {
  await page.goto('/en-EU/stationsearch?view=map')
  await expect(
    page.getByText('The map is switched off for now. You can find every station in the list.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^Directions to/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /on the map$|^Map$/ })).toHaveCount(0)

  await visit(page, '/en-EU/about-us/company-info/contact-us/feedback')
  await page.getByLabel('Praise').check()
  const feedback = page.getByRole('textbox', { name: 'Feedback' })
  await feedback.fill('The coffee was very good.')
  await page.locator('.forms-submit').click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Forms cannot be sent right now.' }),
  ).toBeVisible()
  await expect(feedback).toHaveValue('The coffee was very good.')
})
