// The nine views of the redirect desk in a browser, once with its script and once without. What
// needs no browser is in tests/worker/desk/.

import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { skipInFirefox } from './firefox.ts'
import { expectNoOverflow } from './page-layout.ts'
import { expect, test } from './site-test.ts'

/** playwright.config.ts starts the site with this token. */
const TOKEN = 'the-token-of-the-browser-tests'
const DESK = '/ops/redirects'
const ROOT = join(import.meta.dirname, '../..')
/** The edge reads a new version once a minute. */
const SEEN_EVERYWHERE_MS = 75_000
/** Makes the paths of this run unique: the tables are not deleted between runs. */
const run = Date.now().toString(36)

// one after another: SQLite locks the local database when the command line and the desk write at
// the same time
test.describe.configure({ mode: 'default' })
// a refused form is a page with the status 422
test.use({ locale: 'en-GB', expectedComplaints: [/status of 422/] })

/** With a link as `npm start` prints it. */
async function logIn(page: Page): Promise<void> {
  await page.goto(`${DESK}#token=${TOKEN}`)
  await page.waitForURL(`**${DESK}/fi-FI/rules`)
}

async function save(page: Page, source: string, target: string): Promise<void> {
  await page.getByLabel('Old address').fill(source)
  await page.getByLabel('New address').fill(target)
  await page.getByRole('button', { name: 'Save in the draft' }).click()
}

async function publish(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Publish…' }).click()
  await page.getByLabel('Name of the version').fill(name)
  for (const tick of await page.locator('input[name="accepted"]').all()) await tick.check()
  await page.getByRole('button', { name: /^Publish \d/ }).click()
  await expect(page.getByText('is live.')).toBeVisible()
}

/** What both walks do: a rule from the wanted address to the publication and back. */
async function walk(page: Page, locale: string): Promise<void> {
  // the edge has the new table a minute later
  test.setTimeout(300_000)
  const source = `/desk-${locale.toLowerCase()}-${run}`
  await page.goto(`${DESK}/${locale}/rules`)
  await page.getByRole('link', { name: 'Add a rule' }).click()
  await save(page, `${source} x`, '/no-such-page')
  await expect(page.getByText('The old address contains a space.')).toBeVisible()
  await expect(page.getByText('/no-such-page does not exist')).toBeVisible()
  await expect(page.getByLabel('Old address')).toHaveValue(`${source} x`)
  await save(page, source, '/')
  await expect(page.getByText('Saved in the draft.')).toBeVisible()

  await publish(page, `spring ${run}`)
  await expect
    .poll(
      async () =>
        (await page.request.get(`/${locale}${source}?a=1`, { maxRedirects: 0 })).headers()[
          'location'
        ],
      { timeout: 90_000 },
    )
    .toMatch(/\?a=1$/)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Taken back')).not.toHaveCount(0)

  await page.getByRole('link', { name: 'in the draft' }).click()
  await page.getByRole('checkbox', { name: `Select ${source}` }).check()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('1 rule removed.')).toBeVisible()

  await page.goto(`${DESK}/${locale}/import`)
  await page.getByLabel('Or paste it here').fill(`old,new\n/csv-${run},/\n/empty-${run},`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('The target is missing.')).toBeVisible()
  await page.getByRole('button', { name: 'Take 1 into the draft' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()

  await page.goto(`${DESK}/${locale}/explain`)
  await page.getByLabel('Address', { exact: true }).fill(source)
  await page.getByRole('button', { name: 'Explain', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Live' })).toBeVisible()
}

// The first test: the edge has no Norwegian page yet, so it does not wait a minute for the new
// table.
test('`npm run redirects -- publish` reaches the site at the same PORT, and `back` restores the table (§2.3)', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const folder = await mkdtemp(join(tmpdir(), 'tables-'))
  // A copy of the project, in which the test can change redirect tables.
  for (const copied of ['package.json', 'redirects', 'scripts'])
    await cp(join(ROOT, copied), join(folder, copied), { recursive: true })
  const shared = '.wrangler backend node_modules ops package-lock.json shared wrangler.toml'
  for (const same of shared.split(' ')) await symlink(join(ROOT, same), join(folder, same))
  const env = { ...process.env, PORT: new URL(baseURL ?? '').port }
  const redirects = async (command: string) => {
    const words = ['run', '--silent', 'redirects', '--', command, '--locale', 'no-NO']
    return (await promisify(execFile)('npm', words, { cwd: folder, env })).stdout
  }
  const ask = (address: string) => request.get(address, { maxRedirects: 0 })

  // An earlier run in this folder may have published.
  await redirects('pull')
  await appendFile(join(folder, 'redirects/no-NO.txt'), '\n/julekampanje-2019  /om-oss/stories\n')
  expect(await redirects('publish')).toMatch(/^no-NO {2}version \d+ is live$/m)
  try {
    const address = '/no-NO/julekampanje-2019?fra=plakat'
    await expect
      .poll(async () => (await ask(address)).status(), { timeout: SEEN_EVERYWHERE_MS })
      .toBe(307)
    const { location = '' } = (await ask(address)).headers()
    expect(location).toBe(`${baseURL}/no-NO/om-oss/stories?fra=plakat`)
    expect((await ask(location)).status()).toBe(200)
    expect(await redirects('versions')).toContain('  live')
  } finally {
    expect(await redirects('back')).toMatch(/^no-NO {2}version \d+ is live$/m)
    await rm(folder, { recursive: true })
  }
})

test(
  'the link of the start logs in, and leaves no token in the address bar',
  { tag: '@fast' },
  async ({ page }) => {
    await logIn(page)
    expect(page.url()).not.toContain('token')
    // in a tab that shows the desk already, the link only changes the hash
    await page.goto(`${DESK}/fi-FI/rules#token=${TOKEN}`)
    await expect.poll(() => page.url()).not.toContain('token')
    await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible()
  },
)

test('a rule is added, published, taken back, removed, imported and explained', async ({
  page,
}) => {
  await logIn(page)
  await walk(page, 'en-EU')
})

test('the same works on a phone without a script', async ({ plainPage: page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(DESK)
  await page.getByLabel('Token').fill(TOKEN)
  await page.getByRole('button', { name: 'Log in' }).click()
  await walk(page, 'sv-SE')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('button', { name: 'sv-SE' }).click()
  await page.getByRole('link', { name: 'no-NO' }).click()
  await expect(page).toHaveURL(`${DESK}/no-NO/history`)
})

const VIEWS =
  'rules rules?filter=finding rule?key=/yksityisille wanted import publish history explain?address=/tietosuoja site'

for (const width of [375, 768, 1280])
  // axe measures the contrast in both colour schemes
  test(`every view is accessible and fits the screen, ${width} px`, async ({ page }) => {
    await logIn(page)
    // a page of the site: the rule has a problem, and publishing it is dangerous
    await page.goto(`${DESK}/fi-FI/rule`)
    await save(page, '/yksityisille', '/yrityksille')
    for (const view of VIEWS.split(' ')) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${DESK}/fi-FI/${view}`)
      await expectNoOverflow(page)
      // axe takes a row that a sticky bar covers in part for too small
      await page.setViewportSize({
        width,
        height: await page.evaluate(() => document.documentElement.scrollHeight),
      })
      await expectAccessible(page)
    }
  })

test('rows are selected with Shift and with one press, and counted; / goes to the search', async ({
  page,
}) => {
  await logIn(page)
  const rows = page.getByRole('table').getByRole('checkbox', { name: 'Select /' })
  await rows.nth(1).check()
  await rows.nth(4).click({ modifiers: ['Shift'] })
  await expect(page.locator('td input:checked')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.locator('td input:checked')).toHaveCount(200)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).uncheck()
  await expect(page.getByRole('button', { name: 'Remove' })).toBeHidden()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('the desk asks before text is lost', async ({ page }) => {
  skipInFirefox('its question cannot be answered')
  await logIn(page)
  await page.goto(`${DESK}/fi-FI/rule`)
  await page.getByLabel('Old address').fill('/unsaved')
  const asked = page.waitForEvent('dialog')
  void page.getByRole('link', { name: 'Wanted' }).click()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(page.getByLabel('Old address')).toHaveValue('/unsaved')
})

test('a double press sends a form once', async ({ page }) => {
  await logIn(page)
  await page.goto(`${DESK}/no-NO/rule`)
  let forms = 0
  page.on('request', (request) => (forms += request.method() === 'POST' ? 1 : 0))
  await page.getByLabel('Old address').fill(`/twice-${run}`)
  await page.getByLabel('New address').fill('/')
  await page.getByRole('button', { name: 'Save in the draft' }).dblclick()
  await expect(page.getByText('Saved in the draft.')).toBeVisible()
  expect(forms).toBe(1)
})
