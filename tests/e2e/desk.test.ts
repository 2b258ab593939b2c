import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { skipInFirefox } from './firefox.ts'
import { expectNoOverflow } from './page-layout.ts'
import { countPresses } from './presses.ts'
import { expect, test } from './site-test.ts'

/** playwright.config.ts starts the site with this token. */
const TOKEN = 'the-token-of-the-browser-tests'
/** Each test that publishes has its own locale: all editors of a locale share one draft. */
const LOCALE = 'en-EU'

test.use({ locale: 'en-GB' })
// before the login the page asks for the session, and gets a 401
test.use({ expectedComplaints: [/status of 401/] })

/** Makes the paths of this run unique: the tables are not deleted between runs. */
const run = Date.now().toString(36)

/** With a link as `npm start` prints it. */
async function openDesk(page: Page, view: string, locale = LOCALE): Promise<void> {
  await page.goto(`/ops/redirects/${locale}/${view}#token=${TOKEN}`)
  await expect(page.getByRole('navigation')).toBeVisible()
  expect(page.url()).not.toContain('token')
}

const view = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: false }).first().click()

/** Ticks every danger, publishes, and returns when the notice is shown. */
async function publish(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: /^Publish \d/ })
  await expect(submit).toBeVisible()
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check()
  await dialog.getByLabel('Name of the version').fill(name)
  await submit.click()
  await expect(live(page, name)).toBeVisible()
}

const live = (page: Page, name: string) => page.getByText(`“${name}”.`)

/** A new rule is at the top of the list, and at its place. */
const rowOf = (page: Page, source: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: source, exact: true }) })
    .first()

async function addRule(page: Page, source: string, target: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a rule' }).click()
  const form = page.getByRole('form', { name: 'Add a rule' })
  await form.getByLabel('Old address').fill(source)
  await form.getByLabel('New address').fill(target)
  await page.keyboard.press('Control+Enter')
  await expect(form).toBeHidden()
  await expect(rowOf(page, source)).toHaveClass(/saved/)
}

async function leadTo(page: Page, source: string, target: string): Promise<void> {
  await view(page, 'Rules')
  // the view begins without the last search
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.getByRole('searchbox').fill(source)
  await page.getByRole('button', { name: `Edit ${source}` }).click()
  const form = page.getByRole('form', { name: `Edit ${source}` })
  await form.getByLabel('New address').fill(target)
  await form.getByRole('button', { name: 'Save in the draft' }).click()
  await expect(form).toBeHidden()
}

test(
  'a rule survives a reload while it is written, is seen by a colleague, undone, published and taken back',
  { tag: '@fast' },
  async ({ page, browser }) => {
    const source = `/desk-${run}`
    await openDesk(page, 'rules')
    await page.getByRole('button', { name: 'Add a rule' }).click()
    await page.getByLabel('Old address').fill(source)
    await page.reload()
    await page.getByRole('button', { name: 'Add a rule' }).click()
    await expect(page.getByLabel('Old address')).toHaveValue(source)
    await page.getByLabel('New address').fill('contact')
    await expect(page.getByText('A target is a page of the site')).toBeVisible()
    // a suggestion is taken with the keyboard
    await page.getByLabel('New address').fill('/stationsear')
    await expect(page.getByRole('option', { name: '/stationsearch' }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('New address')).toHaveValue('/stationsearch')
    await page.keyboard.press('Control+Enter')
    const row = rowOf(page, source)
    await expect(row).toHaveClass(/saved/)

    const colleague = await (await browser.newContext()).newPage()
    await openDesk(colleague, `rules?q=${run}`)
    await expect(colleague.getByRole('link', { name: source })).toBeVisible()

    await expect(page.getByRole('button', { name: `Undo “add ${source}”` })).toBeVisible()
    await row.getByRole('link').focus()
    await page.keyboard.press('Control+z')
    await expect(page.getByText(`Undone: add ${source}.`)).toBeVisible()
    // within a few seconds, without a reload
    await expect(colleague.getByText('No rule matches')).toBeVisible()
    await colleague.context().close()

    await addRule(page, source, '/stationsearch')
    await publish(page, `first ${run}`)
    await expect
      .poll(async () => (await page.request.get(`/en-EU${source}`, { maxRedirects: 0 })).headers()['location'], { timeout: 90_000 })
      .toContain('/stationsearch')
    await page.getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('Taken back.')).toBeVisible()
    await page.getByRole('link', { name: 'in the draft' }).first().click()
    await expect(row).toBeVisible()
  },
)

test('every view is accessible and fits the screen, on a phone and on a desktop', async ({ page }) => {
  await openDesk(page, 'rules')
  const views = [
    'Rules',
    'Findings',
    'Wanted',
    'Import',
    'Export',
    'Versions',
    'Explain an address',
    'Replay visits',
    'Switches and notices',
  ]
  for (const [index, view] of views.entries()) {
    // on a phone a button opens the views
    await page.setViewportSize({ width: 375, height: 800 })
    await page.getByRole('button', { name: 'Views' }).click()
    await expect(page.getByRole('navigation').getByRole('listitem')).toHaveCount(views.length)
    await page.getByRole('navigation').getByRole('listitem').nth(index).getByRole('link').click()
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.loading')).toHaveCount(0)
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoOverflow(page)
      // only the view scrolls, not the page
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), `${view} at ${width}`).toBeLessThanOrEqual(0)
      if (width > 375 || view === 'Rules' || view === 'Versions') await expectAccessible(page)
    }
  }
})

test('a long list renders the rows in sight, and arrow keys move between its rows', async ({ page }) => {
  const wanted = Array.from({ length: 2_000 }, (_, index) => ({
    path: `/wanted-${index}`,
    visits: 1,
    referrers: [],
    isNoise: false,
    isIgnored: false,
  }))
  await page.route('**/ops/redirects/api/wanted?*', (route) => route.fulfill({ json: wanted }))
  await openDesk(page, 'wanted')
  const table = page.getByRole('table', { name: 'Wanted addresses' })
  await expect(table).toHaveAttribute('aria-rowcount', '2001')
  expect(await table.getByRole('row').count()).toBeLessThan(100)
  const first = table.getByRole('row').filter({ hasText: /^\/wanted-0/ })
  await table.getByRole('link', { name: '/wanted-0', exact: true }).focus()
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('PageDown')
    await expect(table.getByRole('link', { name: `/wanted-${(presses + 1) * 10}`, exact: true })).toBeFocused()
  }
  await expect(first).toHaveCount(0)
  // Space selects, Shift selects a range, Escape clears
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 selected')).toBeHidden()
})

test('a wanted address gets a redirect in three presses, and keeps its place', async ({ page }) => {
  const wanted = {
    path: `/tietoa-${run}`,
    visits: 12,
    referrers: [''],
    suggestion: '/tietoa-meista',
    isNoise: false,
    isIgnored: false,
  }
  // the site writes wanted addresses once a minute, so the test mocks one
  await page.route('**/ops/redirects/api/wanted?*', (route) => route.fulfill({ json: [wanted] }))
  await openDesk(page, 'wanted', 'fi-FI')
  const { press, count } = countPresses()
  await press(page.getByRole('button', { name: `Add ${wanted.path}` }))
  await expect(page.getByRole('row').filter({ hasText: wanted.path })).toHaveClass(/saved/)
  await press(page.getByRole('button', { name: 'Publish…' }))
  await press(page.getByRole('dialog').getByRole('button', { name: /^Publish \d/ }))
  await expect(page.getByText(/^Live on fi-FI since/)).toBeVisible()
  expect(count()).toBeLessThanOrEqual(3)
})

test('a published page is purged from the cache', async ({ page }) => {
  await openDesk(page, 'controls')
  const refresh = page.getByRole('button', { name: /^Refresh/ })
  await page.getByLabel('Addresses of the pages').fill('mailto:nobody@example.com')
  await expect(page.getByText('These are not addresses: mailto:nobody@example.com')).toBeVisible()
  await expect(refresh).toBeDisabled()
  await page.getByLabel('Addresses of the pages').fill('https://www.example.com/en-EU/about-us?from=mail')
  await refresh.click()
  await expect(page.getByText('The refresh has started. Visitors see the new content within a minute.')).toBeVisible()
})

test('when the session ends, a dialog renews it, and the typed text stays', async ({ page }) => {
  await openDesk(page, 'rules')
  await page.getByRole('button', { name: 'Add a rule' }).click()
  await page.getByLabel('Old address').fill(`/kept-${run}`)
  await page.context().clearCookies()
  await expect(page.getByRole('heading', { name: 'Log in again' })).toBeVisible()
  await page.getByLabel('Token').fill(TOKEN)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Log in again' })).toBeHidden()
  await expect(page.getByLabel('Old address')).toHaveValue(`/kept-${run}`)
})

test.describe(() => {
  test.use({ expectedComplaints: [/status of (?:401|503)/] })

  test('a form keeps its fields when the request fails, and a second press sends nothing', async ({ page }) => {
    let requests = 0
    await page.route(/redirects\/api\/(?:changes|purge|export)/, async (route) => {
      requests++
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.fulfill({ status: 503, json: { error: 'store-failed' } })
    })
    const failure = page.getByText('The database does not answer')

    await openDesk(page, 'rules')
    await page.getByRole('button', { name: 'Add a rule' }).click()
    await page.getByLabel('Old address').fill(`/fails-${run}`)
    await page.getByLabel('New address').fill('/contact')
    await page.getByLabel('Why, for the history').fill('a reason')
    await page.getByRole('button', { name: 'Save in the draft' }).dblclick()
    await expect(failure).toBeVisible()
    await expect(page.getByLabel('Why, for the history')).toHaveValue('a reason')
    await expect(page.getByLabel('Old address')).toHaveValue(`/fails-${run}`)
    await page.getByRole('button', { name: 'Cancel' }).click()

    await view(page, 'Export')
    await page.getByLabel('Format').selectOption('nginx')
    await page.getByRole('button', { name: 'Download' }).click()
    await expect(failure).toBeVisible()
    await expect(page.getByLabel('Format')).toHaveValue('nginx')

    await view(page, 'Switches and notices')
    await page.getByLabel('What', { exact: true }).selectOption('stations')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(failure).toBeVisible()
    await expect(page.getByLabel('What', { exact: true })).toHaveValue('stations')
    expect(requests).toBe(3)
  })
})

test('the form that purges is not shown before the preview above it, which would move it away from a press', async ({ page }) => {
  const controls = Promise.withResolvers<void>()
  await page.route(/redirects\/api\/controls/, async (route) => {
    await controls.promise
    await route.continue()
  })
  await openDesk(page, 'controls')
  await expect(page.getByRole('heading', { name: 'Switches and notices' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden()
  controls.resolve()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
})

test('a spreadsheet is imported and fixed, a finding is fixed with one press, and everything is undone', async ({ page }) => {
  const csv = [
    'from,to,note',
    `/csv-${run},/privat,a note`,
    `/typo-${run},/privatt,`,
    `/query-${run}?a=1,/privat,`,
    `/twice-${run},/privat,`,
    `/twice-${run},/bedrift,`,
    `/empty-${run},,`,
    '=CMD(),/privat,',
  ].join('\r\n')
  await openDesk(page, 'import', 'no-NO')
  await page.getByLabel('File').setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Import: old.csv' })).toBeVisible()
  await page.getByRole('button', { name: 'Fix 1: drop the query' }).click()
  await expect(page.getByText('3 lines come into the draft.')).toBeVisible()
  await expect(page.getByText('also on line 6')).toBeVisible()
  await page.getByRole('button', { name: 'Pick a target…' }).click()
  await page.getByLabel('New address').fill('/bedrift')
  await page.getByRole('button', { name: 'Use this target' }).click()
  await expect(page.getByText('4 lines come into the draft.')).toBeVisible()
  skipInFirefox('a download cannot be awaited')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 3 refused' }).click()
  expect((await download).suggestedFilename()).toBe('refused-old.csv')
  await page.getByRole('button', { name: 'Take 4 into the draft' }).click()
  await expect(page.getByText('4 lines are in the draft.')).toBeVisible()

  await view(page, 'Findings')
  const dead = page.getByRole('row').filter({ hasText: `/typo-${run}` })
  await expect(dead).toBeVisible()
  await dead.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Fix 1' }).click()
  await expect(dead).toBeHidden()
  await page.getByRole('button', { name: 'Undo “fix 1”' }).click()
  await expect(dead).toBeVisible()
  await page.getByRole('button', { name: 'Undo “import of 4 lines”' }).click()
  await expect(dead).toBeHidden()

  // a rule that hides a page is published only with a tick
  await view(page, 'Rules')
  await addRule(page, '/privat', '/bedrift')
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Publish to no-NO' })).toBeFocused()
  const submit = dialog.getByRole('button', { name: /^Publish \d/ })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  const tick = dialog.getByRole('checkbox', { name: '/privat disappears behind a redirect' })
  // the press leads to what is missing
  await submit.click({ force: true })
  await expect(tick).toBeFocused()
  for (const each of await dialog.getByRole('checkbox').all()) await each.check()
  await expect(submit).toHaveAttribute('aria-disabled', 'false')
  await dialog.getByRole('button', { name: 'Take out /privat' }).click()
  await expect(tick).toBeHidden()
})

test('a version is restored, the draft keeps its text, and versions are explained and replayed', async ({ page }) => {
  const source = `/clash-${run}`
  await openDesk(page, 'rules', 'sv-SE')
  await addRule(page, source, '/privat')
  await publish(page, `one ${run}`)
  await leadTo(page, source, '/foretag')
  await publish(page, `two ${run}`)
  await leadTo(page, source, '/privat/kundservice')

  await view(page, 'Versions')
  await page.getByRole('button', { name: `Restore… one ${run}` }).click()
  const panel = page.getByRole('region', { name: `Restore “one ${run}”` })
  await expect(panel).toContainText('its changes stay')
  await panel.getByRole('button', { name: 'Restore 1 rule' }).click()
  await expect(live(page, `one ${run}`)).toBeVisible()

  // the draft keeps its text
  await page.getByRole('button', { name: 'Publish…' }).click()
  await expect(page.getByRole('button', { name: 'Publish 1 rule' })).toHaveAttribute('aria-disabled', 'false')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await view(page, 'Explain an address')
  await page.getByRole('searchbox').fill(`https://www.example.com/sv-SE${source}/`)
  const second = await page
    .getByLabel('Another version')
    .locator('option')
    .filter({ hasText: `two ${run}` })
    .getAttribute('value')
  await page.getByLabel('Another version').selectOption(second)
  await page.getByRole('button', { name: 'Explain', exact: true }).click()
  for (const [title, target] of [
    ['Live', '/privat'],
    ['Draft', '/privat/kundservice'],
    [second ?? '', '/foretag'],
  ] as const) {
    const column = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(column).toContainText(`https://example.com/sv-SE${target}`)
    await expect(column.getByRole('link', { name: `${source} ${target}` })).toBeVisible()
  }

  await view(page, 'Replay visits')
  await page.getByLabel('A log file or a list of addresses').check()
  await page.getByLabel('or paste').fill(source)
  for (const [version, target] of [
    ['', '/privat/kundservice'],
    [second ?? '', '/foretag'],
  ] as const) {
    await page.getByLabel('Version to test').selectOption(version)
    await page.getByRole('button', { name: 'Replay', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: source })).toContainText(target)
  }
})
