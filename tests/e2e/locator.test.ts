import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectNoOverflow, expectNoShift, watchShifts } from './page-layout.ts'
import { expect, test, visit } from './site-test.ts'

const LOCATOR = '/asemahaku'

// One column without the map, which is slow here. map.test.ts tests it.
test.use({ viewport: { width: 375, height: 812 } })
test.use({ expectedComplaints: [/GL Driver Message/] })

async function openLocator(page: Page, search = ''): Promise<void> {
  await visit(page, LOCATOR + search)
  await expect(page.getByRole('combobox')).toBeVisible()
}

function payloadsAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/asemahaku/_payload')) asked.push(request.url())
  })
  return asked
}

const summary = (page: Page) => page.locator('.locator-summary b')
const chip = (page: Page, name: string) =>
  page.locator('.locator-chips').getByRole('button', { name, exact: true })

async function countOf(page: Page): Promise<number> {
  return Number(/[\d\s]+/.exec((await summary(page).textContent()) ?? '')?.[0].replace(/\s/g, ''))
}

test(
  'a chip is a history entry that Back removes, and no page is fetched for either',
  { tag: '@fast' },
  async ({ page }) => {
    const asked = payloadsAsked(page)
    await openLocator(page)
    const all = await countOf(page)
    await chip(page, 'Lounas').click()
    await expect(page).toHaveURL(/\?f=lunch$/)
    await expect(chip(page, 'Lounas')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => countOf(page)).toBeLessThan(all)
    await page.goBack()
    await expect(page).toHaveURL(/\/asemahaku$/)
    await expect(chip(page, 'Lounas')).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => countOf(page)).toBe(all)
    expect(asked).toEqual([])
  },
)

test('chips pressed at once all count; a chip pressed twice does not', async ({ page }) => {
  await openLocator(page)
  const press = (...names: string[]) =>
    page.evaluate((pressed) => {
      for (const name of pressed)
        for (const button of document.querySelectorAll<HTMLElement>('.locator-chips button'))
          if (button.textContent === name) button.click()
    }, names)
  await press('Lounas', '24 h')
  await expect(page).toHaveURL(/\?f=open24h,lunch$/)
  await press('Lounas', 'Lounas')
  await expect(page).toHaveURL(/\?f=open24h,lunch$/)
})

test(
  'without a script: search, chips, the sheet of filters and twenty more',
  { tag: '@fast' },
  async ({ plainPage: page }) => {
    await page.goto(`${LOCATOR}?service=MAIN`)
    await expect(page.locator('.locator-card')).toHaveCount(20)
    await page.getByRole('link', { name: 'Näytä lisää asemia' }).click()
    await expect(page.locator('.locator-card')).toHaveCount(40)
    await page.getByRole('textbox').fill('tampere')
    await page.getByRole('button', { name: 'Hae', exact: true }).click()
    await expect(page).toHaveURL(/service=MAIN/)
    await expect(page.locator('.locator-card-address').first()).toContainText('Tampere')
    await chip(page, 'Autopesu').click()
    await expect(chip(page, 'Autopesu')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: /^Suodattimet/ }).click()
    await page.getByRole('checkbox', { name: /^Sauna/ }).check()
    await page.getByRole('button', { name: /^Näytä \d+ asema/ }).click()
    await expect(page).toHaveURL(/f=carwash&.*f=sauna/)
    await expect(page.locator('.locator-chips [aria-pressed="true"]')).toHaveCount(2)
  },
)

test('a shared link opens the same list with and without a script', async ({ page, plainPage }) => {
  await openLocator(page, '?q=turku&f=open24h')
  // names and distances
  const shown = await page.locator('.locator-cards .locator-card-top').allTextContents()
  await plainPage.goto(`${LOCATOR}?q=turku&f=open24h`)
  expect(await plainPage.locator('.locator-cards .locator-card-top').allTextContents()).toEqual(
    shown,
  )
  expect(shown).toHaveLength(20)
})

test(
  'the sheet by keyboard: each choice updates the count, Escape returns the focus, Back undoes a choice',
  { tag: '@fast' },
  async ({ page }) => {
    await openLocator(page)
    const opener = page.getByRole('link', { name: /^Suodattimet/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Suodattimet' })
    await expect(page.locator('html'), 'the page behind the dialog does not scroll').toHaveCSS(
      'overflow',
      'hidden',
    )
    await expectAccessible(page)
    const sauna = dialog.getByRole('checkbox', { name: /^Sauna/ })
    const promised = Number(/\d+$/.exec((await sauna.locator('xpath=..').textContent()) ?? '')?.[0])
    await sauna.press('Space')
    await expect(dialog.getByRole('button', { name: `Näytä ${promised} asemaa` })).toBeVisible()
    await dialog.getByRole('radio', { name: /^150 kW/ }).press('Space')
    await expect(page).toHaveURL(/\?f=sauna&charging=150$/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\?f=sauna$/)
    await expect(chip(page, 'Sauna')).toHaveAttribute('aria-pressed', 'true')
  },
)

test('“open when I arrive” narrows the list and is a chip; a day without known hours is explained', async ({
  page,
  plainPage,
}) => {
  await openLocator(page)
  const all = await countOf(page)
  await page.getByRole('link', { name: /^Suodattimet/ }).click()
  const arrival = page.getByLabel('Avoinna, kun saavun')
  const last = (await arrival.getAttribute('max'))?.slice(0, 10)
  await arrival.fill(`${last}T03:30`)
  await expect(page).toHaveURL(`${LOCATOR}?open=${last}T03:30`)
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  await expect(page.locator('.locator-sheet-active')).toContainText(/Avoinna .*3.30/)
  await plainPage.goto(`${LOCATOR}?open=2020-01-01T10:00`)
  await expect(plainPage.locator('.locator-note')).toContainText('Valitse jokin näistä päivistä')
  expect(await countOf(plainPage)).toBe(all)
})

test(
  'suggestions by keyboard: arrows move, Enter selects, Escape closes, the focus stays',
  { tag: '@fast' },
  async ({ page }) => {
    await openLocator(page)
    const field = page.getByRole('combobox')
    const list = page.getByRole('listbox', { name: 'Ehdotukset' })
    await field.pressSequentially('tampe')
    await expect(list).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await field.press('Escape')
    await expect(list).toBeHidden()
    await field.press('ArrowDown')
    await expect(list).toBeVisible()
    await field.press('ArrowDown')
    await expect(list.getByRole('option', { selected: true })).toContainText('Tampere')
    await field.press('Enter')
    await expect(field).toHaveValue('Tampere')
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(/q=Tampere/)
    await expect(page.locator('.locator-card-address').first()).toContainText('Tampere')
  },
)

test('while an input method composes a word, Enter and arrow keys choose no suggestion', async ({
  page,
}) => {
  await openLocator(page)
  const field = page.getByRole('combobox')
  await field.pressSequentially('Oul')
  await expect(page.getByRole('option').first()).toBeVisible()
  const prevented = await field.evaluate((element) =>
    ['ArrowDown', 'Enter'].map(
      (key) =>
        !element.dispatchEvent(
          new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
        ),
    ),
  )
  expect(prevented).toEqual([false, false])
})

test('letters typed before hydration stay, and a removed chip hands its focus to the summary', async ({
  page,
}) => {
  const { promise: isTyped, resolve: runScripts } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.goto(`${LOCATOR}?f=sauna`, { waitUntil: 'commit' })
  await page.getByRole('textbox').pressSequentially('turku')
  runScripts()
  const field = page.getByRole('combobox')
  await expect(field).toHaveValue('turku')
  await field.press('Enter')
  await expect(page).toHaveURL(/\?q=turku&f=sauna$/)
  await chip(page, 'Sauna').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=turku$/)
  await expect(page.locator('.locator-summary a').first()).toBeFocused()
})

test('my location: each failure is explained, and a position sorts the list', async ({
  page,
  context,
}) => {
  await openLocator(page)
  const own = page.getByRole('button', { name: 'Käytä sijaintiani' })
  for (const [code, words] of [
    [1, 'estetty'],
    [2, 'juuri nyt'],
    [3, 'liian kauan'],
  ] as const) {
    await page.evaluate((failure) => {
      const fail = (_: unknown, failed: (error: { code: number }) => void) =>
        failed({ code: failure })
      Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
        value: fail,
        configurable: true,
      })
    }, code)
    await own.click()
    await expect(page.locator('.locator-says')).toContainText(words)
  }
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 65.01, longitude: 25.47 })
  await page.reload()
  await own.click()
  await expect(page).toHaveURL(/near=65\.01,25\.47/)
  await expect(page.getByRole('combobox')).toHaveAttribute('placeholder', 'Sijaintisi')
  await expect(page.locator('.locator-card-address').first()).toContainText('Oulu')
  await page.getByRole('button', { name: 'Tyhjennä haku' }).click()
  await expect(page).toHaveURL(/\/asemahaku$/)
})

test.describe('with a connection that fails', () => {
  test.use({ expectedComplaints: [/GL Driver Message|ERR_FAILED/] })

  test('a failed answer keeps the list and offers to try again', async ({ page }) => {
    await openLocator(page)
    await page.route('**/stations/fi-FI/find*', (route) => route.abort())
    await chip(page, 'Lounas').click()
    const retry = page.getByRole('button', { name: 'Yritä uudelleen' })
    await expect(retry).toBeVisible()
    await expect(page.locator('.locator-card')).toHaveCount(20)
    await page.unroute('**/stations/fi-FI/find*')
    await retry.click()
    await expect(retry).toBeHidden()
    await expect(page.locator('.locator-badge[data-match]').first()).toContainText('Lounas')
  })
})

test.describe('over the rate limit', () => {
  test.use({ expectedComplaints: [/GL Driver Message|status of 429/] })

  test('the locator keeps its list, and says that suggestions are paused and when to search again', async ({
    page,
  }) => {
    await openLocator(page)
    await page.route(/\/stations\/fi-FI\/(find|suggest)/, (route) =>
      route.fulfill({ status: 429, json: {} }),
    )
    await page.getByRole('combobox').pressSequentially('oulu')
    await expect(
      page.getByRole('status').filter({ hasText: 'Ehdotukset ovat hetken tauolla.' }),
    ).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Yritä uudelleen minuutin kuluttua.' }),
    ).toBeVisible()
    await expect(page.locator('.locator-card')).toHaveCount(20)
  })
})

test(
  'back from a station the list is where it was, and the link of its card has the focus',
  { tag: '@fast' },
  async ({ page }) => {
    await openLocator(page, '?f=lunch')
    await page.getByRole('link', { name: 'Näytä lisää asemia' }).press('Enter')
    await expect(page.locator('.locator-card')).toHaveCount(40)
    const link = page.locator('.locator-card').nth(33).locator('.locator-card-name a')
    await link.scrollIntoViewIfNeeded()
    const before = await link.evaluate((left) => {
      const { top } = left.getBoundingClientRect()
      ;(left as HTMLElement).click()
      return top
    })
    await page.locator('.station-back').click()
    await expect(link).toBeFocused()
    await expect
      .poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - before))
      .toBeLessThan(4)
  },
)

test(
  'the first card begins above y = 330 with a town and two filters, and above 480 with the notice',
  { tag: '@fast' },
  async ({ page }) => {
    const top = async (search: string) => {
      await openLocator(page, search)
      return (await page.locator('.locator-card').first().boundingBox())?.y
    }
    expect(await top('?q=Tampere&f=open24h,carwash')).toBeLessThan(330)
    expect(await top('?q=Orivesi&f=carwash24h,hvo100')).toBeLessThan(480)
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await top('?q=Tampere&f=open24h,carwash')).toBeLessThan(330)
  },
)

test('the status is in the HTML, and hydration changes and shifts nothing, at 320, 375 and 1280 px', async ({
  page,
  request,
}) => {
  const html = await (await request.get(LOCATOR)).text()
  expect(html.replace(/<script id="state".*?<\/script>/s, '')).toMatch(
    /station-status-parts"><span[^>]*>(?:mittarit|kauppa)/,
  )
  await watchShifts(page)
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 812 })
    await openLocator(page, '?near=60.17,24.94')
    await expectNoShift(page)
    await expectNoOverflow(page)
  }
  await expectAccessible(page)
})

test('on a phone “Map” replaces the list with the map and a strip of cards, and “List” leads back to the same place', async ({
  page,
}) => {
  await openLocator(page, '?q=Tampere')
  await page.locator('.locator-card').nth(6).scrollIntoViewIfNeeded()
  // after the event of the scroll
  const before = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(scrollY))),
  )
  // click() would scroll to the sticky button first
  await page.getByRole('link', { name: 'Kartta', exact: true }).dispatchEvent('click')
  await expect(page).toHaveURL(/view=map/)
  await expect(page.locator('.locator-cards')).toBeHidden()
  await expect(page.locator('.locator-strip .locator-card').first()).toBeInViewport()
  await page.getByRole('link', { name: 'Luettelo', exact: true }).click()
  await expect(page.locator('.locator-strip')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
