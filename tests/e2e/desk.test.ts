import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
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

const view = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).click()

async function publish(page: Page): Promise<string> {
  await view(page, 'Draft')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  return announced(page)
}

/** The live version, from the notice. */
async function announced(page: Page): Promise<string> {
  const notice = page.getByText(/ is live. Visitors see it/)
  const [version = ''] = (await notice.innerText()).split(' ')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  return version
}

async function leadTo(page: Page, source: string, target: string): Promise<void> {
  await view(page, 'Table')
  await page.getByRole('searchbox').fill(source)
  await page.getByRole('button', { name: `Edit ${source}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Target').fill(target)
  await dialog.getByRole('button', { name: 'Save in the draft' }).click()
  await expect(dialog).toBeHidden()
}

async function addRule(page: Page, source: string, target: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a rule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Old path').fill(source)
  await dialog.getByLabel('Target').fill(target)
  await dialog.getByRole('button', { name: 'Save in the draft' }).click()
  await expect(dialog).toBeHidden()
}

test(
  'a rule survives a reload while it is written, is seen by a colleague, undone and published',
  { tag: '@fast' },
  async ({ page, browser }) => {
    await openDesk(page, 'table')
    await page.getByRole('button', { name: 'Add a rule' }).click()
    await page.getByLabel('Old path').fill(`/desk-${run}`)
    await page.reload()
    await page.getByRole('button', { name: 'Add a rule' }).click()
    await expect(page.getByLabel('Old path')).toHaveValue(`/desk-${run}`)
    await page.getByRole('dialog').getByLabel('Target').fill('contact')
    await expect(page.getByText('A target is a page of the site')).toBeVisible()
    await page.getByRole('dialog').getByLabel('Target').fill('/stationsearch')
    await page.getByRole('button', { name: 'Save in the draft' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('searchbox').fill(run)
    await expect(page.getByRole('link', { name: `/desk-${run}` })).toBeVisible()

    const colleague = await (await browser.newContext()).newPage()
    await openDesk(colleague, `table?q=${run}`)
    await expect(colleague.getByRole('link', { name: `/desk-${run}` })).toBeVisible()

    await page.getByRole('link', { name: `/desk-${run}` }).focus()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('No rule matches')).toBeVisible()
    // within a few seconds, without a reload
    await expect(colleague.getByText('No rule matches')).toBeVisible()
    await colleague.context().close()

    await addRule(page, `/desk-${run}`, '/stationsearch')
    await page.getByRole('link', { name: 'Draft' }).click()
    await page.getByLabel('Reason').fill('browser test')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('is live. Visitors see it')).toBeVisible()
    await expect
      .poll(async () => (await page.request.get(`/en-EU/desk-${run}`, { maxRedirects: 0 })).headers()['location'], { timeout: 90_000 })
      .toContain('/stationsearch')
  },
)

test('every view is accessible and fits the screen, on a phone and on a desktop', async ({ page }) => {
  await openDesk(page, 'table')
  for (const view of ['Table', 'Draft', 'Wanted addresses', 'Explain', 'Replay', 'Import', 'Export', 'Versions', 'Refresh content']) {
    await page.getByRole('navigation').getByRole('link', { name: view }).click()
    await expect(page.locator('.loading')).toHaveCount(0)
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoOverflow(page)
      // only the list scrolls, not the page
      if (view === 'Table')
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), `at ${width}`).toBeLessThanOrEqual(0)
      await expectAccessible(page)
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
  const first = table.getByRole('row').filter({ hasText: '/wanted-0' })
  await first.getByRole('button').first().focus()
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('PageDown')
    await expect(
      table
        .getByRole('row', { name: `/wanted-${(presses + 1) * 10}` })
        .getByRole('button')
        .first(),
    ).toBeFocused()
  }
  await expect(first).toHaveCount(0)
})

test('a wanted address gets a redirect in three presses', async ({ page }) => {
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
  await press(page.getByRole('button', { name: 'Redirect there' }))
  await press(page.getByRole('link', { name: 'Go to the draft and publish' }))
  await press(page.getByRole('button', { name: 'Publish', exact: true }))
  await expect(page.getByText('is live. Visitors see it')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(3)
})

test('a published page is purged from the cache', async ({ page }) => {
  await openDesk(page, 'purge')
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await page.getByLabel('Addresses of the pages').fill('mailto:nobody@example.com')
  await expect(page.getByText('These are not addresses: mailto:nobody@example.com')).toBeVisible()
  await expect(refresh).toBeDisabled()
  await page.getByLabel('Addresses of the pages').fill('https://www.example.com/en-EU/about-us?from=mail')
  await refresh.click()
  await expect(page.getByText('The refresh has started. Visitors see the new content within a minute.')).toBeVisible()
})

test('when the session ends, a dialog renews it, and the typed text stays', async ({ page }) => {
  await openDesk(page, 'table')
  await page.getByRole('button', { name: 'Add a rule' }).click()
  await page.getByLabel('Old path').fill(`/kept-${run}`)
  await page.context().clearCookies()
  await expect(page.getByRole('heading', { name: 'Log in again' })).toBeVisible()
  await page.getByLabel('Token').fill(TOKEN)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Log in again' })).toBeHidden()
  await expect(page.getByLabel('Old path')).toHaveValue(`/kept-${run}`)
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

    await openDesk(page, 'table')
    await page.getByRole('button', { name: 'Add a rule' }).click()
    await page.getByLabel('Old path').fill(`/fails-${run}`)
    await page.getByRole('dialog').getByLabel('Target').fill('/contact')
    await page.getByLabel('Reason').fill('a reason')
    await page.getByRole('button', { name: 'Save in the draft' }).dblclick()
    await expect(failure).toBeVisible()
    await expect(page.getByLabel('Reason')).toHaveValue('a reason')
    await expect(page.getByLabel('Old path')).toHaveValue(`/fails-${run}`)
    await page.getByRole('button', { name: 'Close' }).click()

    await view(page, 'Export')
    await page.getByLabel('Format').selectOption('nginx')
    await page.getByRole('button', { name: 'Download' }).click()
    await expect(failure).toBeVisible()
    await expect(page.getByLabel('Format')).toHaveValue('nginx')

    await view(page, 'Refresh content')
    await page.getByLabel('Stations').check()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(failure).toBeVisible()
    await expect(page.getByLabel('Stations')).toBeChecked()
    expect(requests).toBe(3)
  })
})

test('a spreadsheet is imported, a fault is fixed with one press, and everything is undone', async ({ page }) => {
  const csv = [
    'from,to,note',
    `/csv-${run},/privat,a note`,
    `/typo-${run},/privatt,`,
    `/twice-${run},/privat,`,
    `/twice-${run},/bedrift,`,
    '=CMD(),/privat,',
  ].join('\r\n')
  await openDesk(page, 'import', 'no-NO')
  await page.getByLabel('File').setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Preview' }).click()
  for (const kind of ['New 2', 'Conflicting 2', 'Refused 1']) await expect(page.getByRole('group', { name: kind })).toBeVisible()
  await page.getByRole('group', { name: 'Refused' }).getByText('Show the lines').click()
  await expect(page.getByText('Line 6: A cell contains a formula')).toBeVisible()
  // a changed text hides the preview of the old one
  await page.getByLabel('or paste').fill('from,to')
  await expect(page.getByRole('group', { name: 'Refused' })).toBeHidden()
  await page.getByLabel('or paste').fill(csv)
  await page.reload()
  await expect(page.getByLabel('or paste')).toHaveValue(csv.replaceAll('\r\n', '\n'))
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Save the chosen lines' }).click()
  await expect(page.getByText('2 lines are saved in the draft.')).toBeVisible()
  // refused lines stay
  await expect(page.getByRole('group', { name: 'Refused' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'New' })).toBeHidden()
  await page.getByRole('link', { name: 'Go to the draft' }).click()

  const dead = page.getByRole('row').filter({ hasText: '/privatt does not exist' })
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await dead.getByRole('button', { name: 'Redirect to the nearest page' }).click()
  await expect(dead).toBeHidden()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()

  const changes = page.getByRole('link', { name: run, exact: false })
  for (let undone = 0; undone < 2; undone++) {
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Undone.')).toHaveCount(1)
    await expect(dead).toHaveCount(undone === 0 ? 1 : 0)
  }
  await expect(changes).toHaveCount(0)
})

test('after a version is restored, conflicts of the draft are resolved, and versions are explained and replayed', async ({ page }) => {
  const source = `/clash-${run}`
  await openDesk(page, 'table', 'sv-SE')
  await addRule(page, source, '/privat')
  const first = await publish(page)
  await leadTo(page, source, '/foretag')
  const second = await publish(page)
  await leadTo(page, source, '/privat/kundservice')

  await view(page, 'Versions')
  await page.getByRole('button', { name: `Restore ${first}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  expect(await announced(page)).toBe(first)
  await expect(page.getByText(`Live: ${first}`)).toBeVisible()

  await view(page, 'Draft')
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Merge the changes' }).click()
  const choice = page.getByRole('dialog').getByRole('group', { name: source })
  await expect(choice.getByText('Published:')).toContainText('/privat')
  await choice.getByLabel('Draft:').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge the changes' }).click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()

  await view(page, 'Explain')
  await page.getByRole('main').getByLabel('Address').fill(`https://www.example.com/sv-SE${source}/`)
  await page.getByLabel('Another version').selectOption(second)
  await page.getByRole('button', { name: 'Explain' }).click()
  for (const [title, target] of [
    ['Live now', '/privat'],
    ['With the draft', '/privat/kundservice'],
    [second, '/foretag'],
  ] as const) {
    const column = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(column).toContainText(`Shows the page https://example.com/sv-SE${target}`)
    await expect(column.getByRole('link', { name: `${source} ${target}` })).toBeVisible()
  }

  await view(page, 'Replay')
  await page.getByLabel('A log file or a list of addresses').check()
  await page.getByLabel('or paste').fill(source)
  for (const [name, target] of [
    ['Draft', '/privat/kundservice'],
    [second, '/foretag'],
  ] as const) {
    await page.getByLabel('Version to test').selectOption(name)
    await page.getByRole('button', { name: 'Replay', exact: true }).click()
    await page.getByText('Other target: 1').click()
    await expect(page.getByRole('row', { name: source })).toContainText(`/privat${target}`)
  }

  expect([first, second]).not.toContain(await publish(page))
})
