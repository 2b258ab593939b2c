import { expectNoShift, watchShifts } from './page-layout.ts'
import { expect, test } from './site-test.ts'

// This browser loads pictures. The other tests do not (playwright.config.ts).
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: (launchOptions.args ?? []).filter((arg) => !arg.startsWith('--blink-settings')),
    })
  },
  viewport: { width: 1280, height: 900 },
})

test('pictures in view are loaded and shift nothing', async ({ page }) => {
  await watchShifts(page)
  for (const address of ['/', '/artikkeli/uusiutuva-diesel-talvella', '/asemahaku/st1-askola']) {
    await page.goto(address)
    const missing = () =>
      page.evaluate(() =>
        [...document.images]
          .filter(
            (image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility(),
          )
          .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
          .map(({ src }) => src),
      )
    await expect.poll(missing, address).toEqual([])
    expect(await page.locator('main img').count(), address).toBeGreaterThan(0)
    await expectNoShift(page)
  }
})
