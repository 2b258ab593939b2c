import type { Page } from '@playwright/test'
import { expect, test, visit } from './site-test.ts'

const GALLERY = '/en-EU/content-blocks'
const VIDEO = '**/media/*.webm'

test('a video plays while it is visible, and its button pauses it', async ({ page }) => {
  await visit(page, GALLERY)
  await shownVideo(page)
  await page.getByRole('button', { name: 'Pause video' }).first().click()
  await expect(page.getByRole('button', { name: 'Play video' }).first()).toBeVisible()
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
  test(`a video does not play and is not loaded with ${JSON.stringify(connection)}, until its button is pressed`, async ({
    page,
  }) => {
    await page.addInitScript(
      (now) => Object.defineProperty(navigator, 'connection', { value: now }),
      connection,
    )
    await visit(page, GALLERY)
    const video = await shownVideo(page)
    await page.waitForTimeout(500)
    expect(
      await video.evaluate((element) => element instanceof HTMLVideoElement && element.paused),
    ).toBe(true)
    await page.getByRole('button', { name: 'Play video' }).first().click()
    await expect(page.getByRole('button', { name: 'Pause video' }).first()).toBeVisible()
  })

test.describe('a blocked file', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('a video whose file is blocked has the button “Play”, which tries again', async ({
    page,
  }) => {
    await page.route(VIDEO, (route) => route.abort())
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.webm'))
    await visit(page, GALLERY)
    await shownVideo(page)
    await lost
    await expect(page.getByRole('button', { name: 'Pause video' })).toHaveCount(0)
    await page.unroute(VIDEO)
    await page.getByRole('button', { name: 'Play video' }).first().click()
    await expect(page.getByRole('button', { name: 'Pause video' }).first()).toBeVisible()
  })
})

/** The first video of the page, scrolled into view. */
async function shownVideo(page: Page) {
  const video = page.locator('video').first()
  await video.scrollIntoViewIfNeeded()
  return video
}
