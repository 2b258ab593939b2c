import type { Page } from '@playwright/test'
import { expectNoOverflow, expectNoShift, watchShifts } from './page-layout.ts'
import { expect, test } from './site-test.ts'

const LOCATOR = '/asemahaku'

// One column without the map, which is slow here. map.test.ts tests it.
test.use({ viewport: { width: 900, height: 720 } })
test.use({ expectedComplaints: [/GL Driver Message/] })

/** The combobox appears only after the browser has loaded all stations. */
async function openLocator(page: Page, search = ''): Promise<void> {
  await page.goto(LOCATOR + search)
  await expect(page.getByRole('combobox')).toBeVisible()
}

function payloadsAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('_payload.json')) asked.push(request.url())
  })
  return asked
}

async function countOf(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.locator('.locator-count').textContent()) ?? '')?.[0])
}

test('a filter is a history entry that Back removes, and no page is fetched for either', { tag: '@fast' }, async ({ page }) => {
  const asked = payloadsAsked(page)
  await openLocator(page)
  const all = await countOf(page)
  const lunch = page.getByRole('button', { name: 'Lounas', exact: true })
  await lunch.click()
  await expect(page).toHaveURL(/\?f=lunch$/)
  await expect(lunch).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  await page.goBack()
  await expect(page).toHaveURL(/\/asemahaku$/)
  await expect.poll(() => countOf(page)).toBe(all)
  expect(asked.filter((url) => url.includes('/asemahaku/_payload'))).toEqual([])
})

test('a locator without a locale in its address follows its own links, which have one, without fetching a page', async ({ page }) => {
  const asked = payloadsAsked(page)
  await openLocator(page, '?f=lunch')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.layout-locator')?.click())
  await expect(page).toHaveURL('/fi-FI/asemahaku?service=MAIN')
  await expect(page.getByRole('button', { name: 'Lounas', exact: true })).toHaveAttribute('aria-pressed', 'false')
  await page.goBack()
  await expect(page).toHaveURL(/\/asemahaku\?f=lunch$/)
  await expect(page.getByRole('button', { name: 'Lounas', exact: true })).toHaveAttribute('aria-pressed', 'true')
  expect(asked.filter((url) => url.includes('/asemahaku/_payload'))).toEqual([])
})

test('two filters pressed at once are both chosen, and one pressed twice is not chosen', async ({ page }) => {
  await openLocator(page)
  const press = (...names: string[]) =>
    page.evaluate((pressed) => {
      for (const name of pressed)
        for (const button of document.querySelectorAll<HTMLElement>('.locator-quick button'))
          if (button.textContent === name) button.click()
    }, names)
  await press('Lounas', 'Avoinna 24 h')
  await expect(page.getByRole('list', { name: 'Valitut suodattimet' }).getByRole('listitem')).toHaveCount(3)
  await press('Lounas', 'Lounas')
  await expect(page).toHaveURL(/\?f=(open24h,lunch|lunch,open24h)$/)
})

test('a shared link opens the same view with and without a script', async ({ page, plainPage }) => {
  await openLocator(page, '?q=turku&f=open24h')
  const shown = await page.locator('.locator-card-name').allTextContents()
  await plainPage.goto(`${LOCATOR}?q=turku&f=open24h`)
  expect(await plainPage.locator('.locator-card-name').allTextContents()).toEqual(shown)
})

test('a shared link to a station that is not in the first cards shows it above the list, and under the map on a phone', async ({
  page,
}) => {
  await openLocator(page, '?s=fi-1011')
  const name = await page.locator('.locator-list [aria-current="true"] .locator-card-name').textContent()
  await expect(page.getByRole('heading', { name: 'Valittu asema' })).toBeVisible()
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`${LOCATOR}?view=map&s=fi-1011`)
  await expect(page.locator('.locator-under-map .locator-card-name')).toHaveText(name ?? '')
})

test('on a phone a card’s map button focuses the map and shows the station; Back returns to the card', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openLocator(page)
  const card = page.locator('.locator-card').nth(7)
  const name = await card.locator('.locator-card-name').textContent()
  await card.getByRole('button', { name: /kartalla/ }).click()
  const map = page.locator('.locator-map')
  await expect(map).toBeFocused()
  await expect(map).toBeInViewport({ ratio: 0.5 })
  await expect(page.locator('.locator-under-map .locator-card-name')).toHaveText(name ?? '')
  await page.goBack()
  await expect(card).toBeInViewport()
})

test('back from a station its card is at the same place and has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openLocator(page, '?f=lunch')
  // By key: a pointer could miss the link while the page scrolls to it.
  await page.getByRole('link', { name: 'Näytä lisää asemia' }).press('Enter')
  await expect(page.locator('.locator-card')).toHaveCount(40)
  const link = page.locator('.locator-card').nth(33).locator('.locator-card-name a')
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 150))
  const before = await link.evaluate((left) => {
    const { top } = left.getBoundingClientRect()
    ;(left as HTMLElement).click()
    return top
  })
  await page.locator('.station-back').click()
  await expect(link).toBeFocused()
  await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - before)).toBeLessThan(4)
  // not after a reload
  await page.reload()
  await expect(page.getByRole('combobox')).toBeVisible()
  await expect(link).not.toBeFocused()
})

test('back from a station its card keeps its place while the list loads, until the visitor scrolls', async ({ page }) => {
  await openLocator(page)
  // like a browser without scroll anchoring
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
  const link = page.locator('.locator-card').nth(14).locator('.locator-card-name a')
  await link.scrollIntoViewIfNeeded()
  const before = await link.evaluate((left) => {
    const { top } = left.getBoundingClientRect()
    ;(left as HTMLElement).click()
    return top
  })
  await expect(page.locator('.station-back')).toBeVisible()
  await page.goBack()
  await expect(link).toBeFocused()
  const grow = () =>
    page
      .locator('.locator-stations > li')
      .first()
      .evaluate((card) => (card.style.marginBlockEnd += '400px'))
  const moved = async () => Math.abs(((await link.boundingBox())?.y ?? 0) - before)
  await grow()
  await expect.poll(moved).toBeLessThan(4)
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, -200)
  await expect.poll(moved).toBeGreaterThan(150)
})

test('after Back the next filter adds to the older state, and typing makes a new history entry', async ({ page }) => {
  await openLocator(page)
  const openNow = page.getByRole('button', { name: 'Avoinna nyt', exact: true })
  await page.getByRole('button', { name: 'Lounas', exact: true }).click()
  await openNow.click()
  await expect(page).toHaveURL(/\?f=lunch&open=now$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?f=lunch$/)
  await page.getByRole('combobox').pressSequentially('turku')
  await expect(page).toHaveURL(/\?q=turku&f=lunch$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?f=lunch$/)
  await expect(page.getByRole('combobox')).toHaveValue('')
  await openNow.click()
  await expect(page).toHaveURL(/\?f=lunch&open=now$/)
})

test('removing a filter chip moves the focus to the number of stations', async ({ page }) => {
  await openLocator(page, '?q=turku&f=open24h')
  await page.locator('.locator-chip').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.locator-count')).toBeFocused()
})

test('without a script: search, quick filters, all filters and a link to twenty more', { tag: '@fast' }, async ({ plainPage: page }) => {
  await page.goto(`${LOCATOR}?service=MAIN`)
  await expect(page.locator('.locator-card')).toHaveCount(20)
  await page.getByRole('link', { name: 'Näytä lisää asemia' }).click()
  await expect(page.locator('.locator-card')).toHaveCount(40)
  await page.getByLabel('Hae asemia').fill('tampere')
  await page.getByRole('button', { name: 'Hae', exact: true }).click()
  await expect(page).toHaveURL(/q=tampere/)
  await expect(page).toHaveURL(/service=MAIN/)
  await expect(page.locator('.locator-card-address').first()).toContainText('Tampere')
  await page.getByRole('button', { name: 'Lounas', exact: true }).click()
  await expect(page).toHaveURL(/f=lunch/)
  await page.locator('.locator-all summary').click()
  await page.getByRole('checkbox', { name: /^Sauna/ }).check()
  await page.locator('.locator-all-form').getByRole('button', { name: 'Hae' }).click()
  await expect(page).toHaveURL(/f=sauna/)
  await expect(page.getByRole('list', { name: 'Valitut suodattimet' }).getByRole('listitem')).toHaveCount(4)
  await page.getByRole('button', { name: 'Hakusäde: 50 km' }).click()
  await expect(page).toHaveURL(/radius=50/)
})

test('a card shows the filters it matches, and a search without results nearby shows its wider radius', async ({ page }) => {
  await openLocator(page, '?q=Tampere&f=sauna,open24h')
  await expect(page.locator('.locator-card').first().locator('.locator-card-tag')).toContainText(['Sauna'])
  await expect(page.locator('.locator-card-tag', { hasText: 'Avoinna 24 h' })).toHaveCount(0)
  await expect(page.locator('.locator-radius output')).toHaveText('yli 25 km')
  await page.getByRole('button', { name: 'Poista suodatin Sauna' }).click()
  await expect(page.locator('.locator-radius output')).toHaveText('25 km')
})

test('chosen filters are in one row at 768 and 1024 px', async ({ page }) => {
  await openLocator(page, '?q=Tampere&f=carwash,evcharging')
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = page.locator('.locator-chip').evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top))
    expect(new Set(await tops).size, `rows at ${width} px`).toBe(1)
  }
})

test(
  'the filter dialog by keyboard: each choice updates the count, one Back undoes all choices, the focus returns',
  { tag: '@fast' },
  async ({ page }) => {
    await openLocator(page)
    const opener = page.getByRole('button', { name: 'Kaikki suodattimet' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Kaikki suodattimet' })
    await expect(page.locator('html'), 'the page behind the dialog does not scroll').toHaveCSS('overflow', 'hidden')
    const sauna = dialog.getByRole('checkbox', { name: /^Sauna/ })
    await sauna.focus()
    const promised = Number(/\d+$/.exec((await sauna.locator('xpath=..').textContent()) ?? '')?.[0])
    await page.keyboard.press('Space')
    await expect(dialog.getByRole('button', { name: `Näytä ${promised} asemaa` })).toBeVisible()
    await expect(dialog.locator('.locator-announcement')).toHaveText(`${promised} asemaa`)
    await dialog.getByRole('checkbox', { name: /^Lounas/ }).press('Space')
    await expect(page).toHaveURL(/\?f=(sauna,lunch|lunch,sauna)$/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
    await expect(opener).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/asemahaku$/)
  },
)

test('filters chosen before the stations are loaded stay chosen, also when another filter is pressed', async ({ page }) => {
  const { promise: isTicked, resolve: sendStations } = Promise.withResolvers<void>()
  await page.route('**/stations/*/*.json', async (route) => {
    await isTicked
    await route.continue()
  })
  await page.goto(LOCATOR)
  await page.locator('.locator-all summary').click()
  const panel = page.locator('.locator-all-form')
  await panel.getByRole('checkbox', { name: /^Sauna/ }).check()
  sendStations()
  await expect(page.getByRole('combobox')).toBeVisible()
  await expect(panel.getByRole('checkbox', { name: /^Sauna/ })).toBeChecked()
  await page.getByRole('button', { name: 'Lounas', exact: true }).click()
  await expect(page).toHaveURL(/f=lunch$/)
  await expect(panel.getByRole('checkbox', { name: /^Sauna/ })).toBeChecked()
  await expect(panel.getByRole('checkbox', { name: /^Lounas/ })).toBeChecked()
  await panel.getByRole('button', { name: 'Hae' }).click()
  await expect(page).toHaveURL(/f=lunch&f=sauna$/)
})

test('“open when I arrive” narrows the list, is a chip and in the address, and works without a script', async ({ page, plainPage }) => {
  await openLocator(page)
  const all = await countOf(page)
  await page.getByRole('button', { name: 'Kaikki suodattimet' }).click()
  const field = page.getByRole('dialog').getByLabel('Avoinna, kun saavun')
  const last = (await field.getAttribute('max'))?.slice(0, 10)
  await field.fill(`${last}T03:30`)
  await expect(page).toHaveURL(`${LOCATOR}?open=${last}T03:30`)
  await page.keyboard.press('Escape')
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  const found = await countOf(page)
  await expect(page.locator('.locator-chip')).toContainText(/Avoinna .*3.30/)

  await plainPage.goto(LOCATOR)
  await plainPage.locator('.locator-all summary').click()
  await plainPage.getByLabel('Avoinna, kun saavun').fill(`${last}T03:30`)
  await plainPage.locator('.locator-all-form').getByRole('button', { name: 'Hae' }).click()
  await expect(plainPage).toHaveURL(/open=/)
  expect(await countOf(plainPage)).toBe(found)
  await plainPage.goto(`${LOCATOR}?open=2020-01-01T10:00`)
  await expect(plainPage.locator('.locator-notice')).toContainText('Valitse aika')
  expect(await countOf(plainPage)).toBe(all)
})

test('suggestions by keyboard: arrows move, Enter selects, Escape closes, the focus stays', { tag: '@fast' }, async ({ page }) => {
  await openLocator(page)
  const field = page.getByRole('combobox')
  await field.pressSequentially('tampe')
  await expect(page.getByRole('listbox', { name: 'Ehdotukset' })).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await field.press('Escape')
  await expect(page.getByRole('listbox', { name: 'Ehdotukset' })).toBeHidden()
  await field.press('ArrowDown')
  await expect(page.getByRole('listbox', { name: 'Ehdotukset' })).toBeVisible()
  await field.press('ArrowDown')
  await expect(page.getByRole('listbox', { name: 'Ehdotukset' }).getByRole('option', { selected: true })).toContainText('Tampere')
  await field.press('Enter')
  await expect(field).toHaveValue('Tampere')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/q=Tampere/)
  await expect(page.locator('.locator-card-address').first()).toContainText('Tampere')
})

test('typing replaces the address and adds no history entry', async ({ page }) => {
  await openLocator(page)
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('combobox').pressSequentially('turku')
  await expect(page).toHaveURL(/\?q=turku$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(page.locator('.locator-announcement').last()).toContainText(/\d+ asema/)
})

test('the search field keeps a space at the end, and letters typed before hydration', async ({ page }) => {
  const { promise: isTyped, resolve: runScripts } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.goto(LOCATOR, { waitUntil: 'commit' })
  const field = page.getByLabel('Hae asemia')
  await field.pressSequentially('turku')
  runScripts()
  await expect(page).toHaveURL(/\?q=turku$/)
  await field.pressSequentially(' s ')
  await expect(page).toHaveURL(/\?q=turku\+s$/)
  await expect(field).toHaveValue('turku s ')
  await page.getByRole('button', { name: 'Tyhjennä haku' }).click()
  await expect(page).toHaveURL(/\/asemahaku$/)
  await expect(field).toHaveValue('')
})

test('without results the page suggests a filter to remove, with the number of stations that then match', async ({ page }) => {
  await openLocator(page, '?service=MARINE&f=cbg')
  const drop = page.locator('.locator-empty').getByRole('button').first()
  const promised = Number(/(\d+)/.exec((await drop.textContent()) ?? '')?.[1])
  await drop.click()
  await expect.poll(() => countOf(page)).toBe(promised)
})

test('my location: a refusal is explained, and a position sorts the list by distance', async ({ page, context }) => {
  await openLocator(page)
  await page.evaluate(() => {
    const fail = (_: unknown, failed: (error: { code: number }) => void) => failed({ code: 1 })
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: fail, configurable: true })
  })
  await page.getByRole('button', { name: 'Käytä sijaintiani' }).click()
  await expect(page.locator('.locator-position-text')).not.toBeEmpty()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 65.01, longitude: 25.47 })
  await page.reload()
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.getByRole('button', { name: 'Käytä sijaintiani' }).click()
  await expect(page).toHaveURL(/near=65\.01,25\.47/)
  await expect(page.locator('.locator-card-address').first()).toContainText('Oulu')
  await expect(page.locator('.locator-card-distance').first()).toContainText(/m/)
})

test('my location: if the prompt is closed without an answer, a message appears after a while, and the button works again', async ({
  page,
}) => {
  await page.clock.install()
  await openLocator(page)
  await page.evaluate(() =>
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: () => undefined, configurable: true }),
  )
  const button = page.locator('.locator-position button')
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(31_000)
  await expect(button).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('.locator-position-text')).not.toBeEmpty()
})

test('while an input method composes a word, Enter and arrow keys choose no suggestion', async ({ page }) => {
  await openLocator(page)
  const field = page.getByRole('combobox')
  await field.fill('Oul')
  await expect(page.getByRole('option').first()).toBeVisible()
  const prevented = await field.evaluate((element) =>
    ['ArrowDown', 'Enter'].map(
      (key) => !element.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true })),
    ),
  )
  expect(prevented).toEqual([false, false])
  await expect(field).not.toHaveAttribute('aria-activedescendant', /./)
})

test('the status text is added in the browser and is not in the HTML', async ({ page, request }) => {
  const html = await (await request.get(LOCATOR)).text()
  expect(html.replace(/<script id="state".*?<\/script>/s, '')).not.toMatch(/sulkeutuu|aukeaa|status">Suljettu|Avoinna nyt,/)
  await openLocator(page)
  await expect(page.locator('.locator-card-status:not(:empty)').first()).toBeVisible()
})

test('hydrating the locator shifts nothing, at 375 and 1280 px', async ({ page }) => {
  await watchShifts(page)
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openLocator(page, '?near=60.17,24.94')
    await page.waitForTimeout(1_500)
    await expectNoShift(page)
    await expectNoOverflow(page)
  }
})
