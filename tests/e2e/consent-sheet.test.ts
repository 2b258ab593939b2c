import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { skipInFirefox } from './firefox.ts'
import { expect, test } from './site-test.ts'

// a font that is blocked
test.use({ expectedComplaints: [/ERR_FAILED|downloadable font/] })

/** the row that shows the categories */
const SETTINGS = '.analytics-consent-body > details > summary'

test('the consent sheet never covers the focused element (2.4.11)', async ({ page }) => {
  skipInFirefox(
    'it does not scroll to a focused element that is covered in part, which 2.4.11 allows',
  )
  for (const [width, height] of [
    [1280, 720],
    [375, 667],
  ] as const) {
    await arriveFirst(page, { width, height })
    await page.locator('.layout-skip').focus()
    const covered = new Set<string>()
    for (let step = 0; step < 90; step++) {
      await page.keyboard.press('Tab')
      const under = await page.evaluate(() => {
        const [focused, sheet] = [
          document.activeElement,
          document.querySelector('dialog.analytics-consent'),
        ]
        if (!focused || !sheet || focused === document.body || sheet.contains(focused))
          return undefined
        const [a, b] = [focused.getBoundingClientRect(), sheet.getBoundingClientRect()]
        const overlaps =
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
        // An element that is higher than the space above the sheet, such as a carousel, reaches
        // under it.
        const hasRoom = a.height < b.top / 2
        return overlaps && (hasRoom || a.top >= b.top)
          ? `${focused.className}: ${focused.textContent}`
          : undefined
      })
      if (under !== undefined) covered.add(under)
    }
    expect([...covered], `${width} × ${height}`).toEqual([])
  }
})

test('the consent sheet takes at most a third of a small window and shows both choices', async ({
  page,
}) => {
  await arriveFirst(page, { width: 320, height: 480 })
  const sheet = page.locator('dialog.analytics-consent')
  const { height = 0 } = (await sheet.boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(480 / 3)
  for (const name of ['Vain välttämättömät', 'Hyväksy kaikki']) {
    await expect(sheet.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
})

test('beside the list, the map ends where the consent sheet begins, in each language', async ({
  page,
}) => {
  for (const address of ['/fi-FI/asemahaku', '/en-EU/stationsearch']) {
    await arriveFirst(page, { width: 1280, height: 800 }, address)
    const edges = await page.evaluate(() =>
      ['.locator-map', 'dialog.analytics-consent'].map((each) =>
        document.querySelector(each)?.getBoundingClientRect(),
      ),
    )
    expect(edges[0]?.bottom, address).toBe(edges[1]?.top)
  }
})

test('with 400 % zoom nothing sticky takes more than a third of the window, the consent sheet included', async ({
  page,
}) => {
  const window = { width: 320, height: 256 }
  for (const path of [
    '/fi-FI',
    '/fi-FI/yksityisille/palvelut/autopesu',
    '/fi-FI/yksityisille/tuotteet/lammitysoljy',
  ]) {
    await arriveFirst(page, window)
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    const large = await page.evaluate((most) => {
      const stuck = [...document.querySelectorAll('body *')].filter((one) =>
        ['sticky', 'fixed'].includes(getComputedStyle(one).position),
      )
      return stuck
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > most)
        .map((one) => one.className)
    }, window.height / 3)
    expect(large, path).toEqual([])
  }
})

test('the first link leads to the content, and is known as the skip link while the consent sheet is open', async ({
  page,
}) => {
  await arriveFirst(page, { width: 375, height: 812 })
  await expect(page.getByRole('link').first()).toHaveAttribute('href', '#content')
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withRules(['region', 'skip-link', 'bypass'])
    .analyze()
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
})

test('the end of the page can be scrolled above the consent sheet, also with its choices open', async ({
  page,
}) => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 320, height: 480 },
  ]) {
    await arriveFirst(page, size)
    await expect.poll(() => roomUnderPage(page)).toBeGreaterThanOrEqual(0)
    await page.locator(SETTINGS).click()
    await expect(page.locator('html')).toHaveAttribute('data-asking', 'settings')
    await settled(page)
    await expect.poll(() => roomUnderPage(page)).toBeGreaterThanOrEqual(0)
  }
})

test('the button that saves a choice is visible with the choices open', async ({ page }) => {
  for (const size of [
    { width: 375, height: 667 },
    { width: 320, height: 480 },
    { width: 1280, height: 720 },
  ]) {
    await arriveFirst(page, size)
    await page.locator(SETTINGS).click()
    await page.getByLabel('Tilastot').check()
    await settled(page)
    await expectUncovered(page.getByRole('button', { name: 'Tallenna valintani' }))
  }
})

test('the row of choices is visible in the fallback font, which is wider', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  await arriveFirst(page, { width: 320, height: 800 })
  await expectUncovered(page.locator(SETTINGS))
})

test('the sheet covers no part of its own row of choices, and no target on the page is too small (2.5.8)', async ({
  page,
}) => {
  for (const size of [
    { width: 320, height: 800 },
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    for (const address of ['/', '/asemahaku']) {
      await arriveFirst(page, size, address)
      await expectUncovered(page.locator(SETTINGS))
      await markCovered(page)
      const axe = new AxeBuilder({ page }).setLegacyMode().exclude('[data-covered]')
      const { violations } = await axe.withRules('target-size').analyze()
      const small = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)))
      expect(small, `${address} at ${size.width} × ${size.height}`).toEqual([])
    }
  }
})

/**
 * Marks targets of the page that the sheet covers, wholly or in part: which ones depends on the
 * scroll position.
 */
async function markCovered(page: Page): Promise<void> {
  await page.locator('dialog.analytics-consent').evaluate((sheet) => {
    const edge = sheet.getBoundingClientRect().top
    for (const target of document.querySelectorAll('main :is(a, button)')) {
      target.toggleAttribute('data-covered', target.getBoundingClientRect().bottom > edge)
    }
  })
}

/** The whole element is in the window, and nothing lies over its top or bottom edge. */
async function expectUncovered(locator: Locator): Promise<void> {
  await expect(locator).toBeInViewport({ ratio: 1 })
  const isOnTop = await locator.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    )
  })
  expect(isOnTop).toBe(true)
}

/** pixels between the page's last link or button and the sheet, scrolled to the end */
function roomUnderPage(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sheet = document.querySelector('dialog.analytics-consent')
    scrollTo(0, document.documentElement.scrollHeight)
    const ends = [...document.querySelectorAll('footer :is(a, button)')].map(
      (pressed) => pressed.getBoundingClientRect().bottom,
    )
    return (sheet?.getBoundingClientRect().top ?? 0) - Math.max(...ends)
  })
}

/** Opens the page as a new visitor and waits for the sheet. */
async function arriveFirst(
  page: Page,
  size: { width: number; height: number },
  address = '/',
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(size)
  await page.addInitScript(() => localStorage.removeItem('consent'))
  await page.goto(address)
  await expect(page.locator('dialog.analytics-consent')).toBeVisible()
  await settled(page)
}

/**
 * Waits until no animation runs, except those that follow the scroll position, and those of hidden
 * elements, which do not end in Firefox.
 */
async function settled(page: Page): Promise<void> {
  const running = () =>
    document.getAnimations().filter(({ playState, timeline, effect }) => {
      const isShown = effect instanceof KeyframeEffect && effect.target?.checkVisibility()
      return isShown && playState === 'running' && timeline === document.timeline
    }).length
  await expect.poll(() => page.evaluate(running)).toBe(0)
}
