import type { Page, Route } from '@playwright/test'
import {
  allowAll,
  askAgain,
  follow,
  openCookieSettings,
  TAG_MANAGER,
  withTagManager,
} from './measured-visit.ts'
import { expect, test, visit } from './site-test.ts'

// The policy contains the tag's host only with GTM_IDS:
// tests/worker/middleware/security-headers.test.ts
test.use({ bypassCSP: true })

/** command, target, parameters */
type Command = [string, unknown, ...Record<string, unknown>[]]

test('a tag with a G- id is loaded by gtag/js and gets a command per page view (§5, §7)', async ({
  page,
}) => {
  const scripts = await withTagManager(page, 'G-TEST1', tagScript)
  await allowAll(page)
  await visit(page, '/yksityisille?orderId=17&utm_source=letter')
  await expect.poll(() => receivedCommands(page, 'event')).toHaveLength(1)
  expect(scripts).toEqual([`${TAG_MANAGER}/gtag/js?id=G-TEST1&l=dataLayer`])

  const [first, ...rest] = await receivedCommands(page)
  expect(first).toEqual([
    'consent',
    'default',
    expect.objectContaining({ analytics_storage: 'granted' }),
  ])
  expect(rest.map(([command]) => command)).toEqual(['js', 'set', 'config', 'set', 'event'])
  expect(await receivedCommands(page, 'config')).toEqual([
    ['config', 'G-TEST1', { send_page_view: false }],
  ])
  expect(await receivedCommands(page, 'event')).toEqual([
    [
      'event',
      'page_view',
      expect.objectContaining({
        page_path: '/yksityisille',
        page_title: await page.title(),
        page_locale: 'fi-FI',
      }),
    ],
  ])

  await follow(page, '/yrityksille')
  await expect.poll(() => receivedCommands(page, 'event')).toHaveLength(2)
  const [, second] = await receivedCommands(page, 'event')
  expect(second).toEqual([
    'event',
    'page_view',
    expect.objectContaining({ page_path: '/fi-FI/yrityksille', page_title: await page.title() }),
  ])
  expect(second?.[2]?.['page_referrer']).toMatch(/\/yksityisille\?utm_source=letter$/)
})

test('the address given to the tag has no order id', async ({ page }) => {
  await withTagManager(page, 'G-TEST1', tagScript)
  await allowAll(page)
  await visit(page, '/yksityisille?orderId=17&utm_source=letter')
  await expect.poll(() => receivedCommands(page, 'set')).toHaveLength(2)
  for (const [, set] of await receivedCommands(page, 'set'))
    expect(set).toMatchObject({ page_location: expect.stringMatching(/\?utm_source=letter$/) })
  expect(JSON.stringify(await receivedCommands(page))).not.toContain('orderId')
})

test('the tag starts with consent and stops when it is withdrawn', async ({ page }) => {
  const scripts = await withTagManager(page, 'G-TEST1', tagScript)
  await askAgain(page)
  await visit(page, '/yksityisille')
  const sheet = page.locator('dialog.analytics-consent')
  await expect(sheet).toBeVisible()
  expect(scripts).toEqual([])
  await sheet.getByRole('button', { name: 'Hyväksy kaikki' }).click()
  await expect.poll(() => receivedCommands(page, 'event')).toHaveLength(1)

  await page.evaluate(() => (document.cookie = '_ga=GA1.1.17; path=/'))
  await openCookieSettings(page)
  await sheet.getByRole('button', { name: 'Vain välttämättömät' }).click()
  await expect
    .poll(() => receivedCommands(page, 'consent'))
    .toContainEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })])
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga')
  await follow(page, '/yrityksille')
  expect(await receivedCommands(page, 'event')).toHaveLength(1)
})

test('a value that is not an id (§5) loads nothing, and the page works', async ({ page }) => {
  const scripts = await withTagManager(page, 'G-TEST1&l=x')
  await allowAll(page)
  const chunk = page.waitForResponse(/follow-visit/)
  await visit(page, '/yksityisille')
  await chunk
  await follow(page, '/yrityksille')
  expect(scripts).toEqual([])
  expect(
    await page.locator(`script[src^="http"]:not([src^="${new URL(page.url()).origin}"])`).count(),
  ).toBe(0)
})

/** Records commands like Google's tag, which ignores other values of the data layer. */
function tagScript(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body: `(${runTag})()` })
}

/** Runs in the page, as text. */
function runTag(): void {
  const layer = window.dataLayer ?? []
  const commands: unknown[] = []
  Object.assign(window, { receivedCommands: commands })
  const hear = (entry: unknown) => {
    if (Object.prototype.toString.call(entry) === '[object Arguments]')
      commands.push(Array.from(Object(entry)))
  }
  layer.forEach(hear)
  layer.push = (...entries) => {
    entries.forEach(hear)
    return Array.prototype.push.apply(layer, entries)
  }
}

/** The commands that the tag received. */
async function receivedCommands(page: Page, name?: string): Promise<Command[]> {
  const commands: Command[] = await page.evaluate(
    () => Reflect.get(window, 'receivedCommands') ?? [],
  )
  return name === undefined ? commands : commands.filter(([command]) => command === name)
}
