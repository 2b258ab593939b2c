import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'

// what a browser says of drawing without a graphics card is no fault of the page
test.use({ expectedComplaints: [/GL Driver Message|GroupMarkerNotSet/] })

const LOCATOR = '/en-EU/stationsearch?view=map'

function listbox(page: Page) {
  return page.getByRole('listbox', { name: 'Stations on the map' })
}

async function openMap(page: Page, address = LOCATOR) {
  await page.goto(address)
  await expect(listbox(page).getByRole('option').first()).toBeAttached({ timeout: 20_000 })
}

test('the map shows clusters with their counts, and the keyboard reaches them (§2.4)', async ({ page }) => {
  await openMap(page)
  await listbox(page).focus()
  await expect(listbox(page)).toBeInViewport()
  const first = listbox(page).getByRole('option').first()
  await expect(first).toHaveText(/^\d+ stations\. Zoom in\.$/)
  const counts = await listbox(page).getByRole('option').allTextContents()
  await page.keyboard.press('Enter')
  await expect.poll(() => listbox(page).getByRole('option').allTextContents()).not.toEqual(counts)
  await page.keyboard.press('End')
  await expect(listbox(page)).toHaveAttribute('aria-activedescendant', /-\d+$/)
})

test('a station chosen on the map is the chosen one of the address', async ({ page }) => {
  await openMap(page, `${LOCATOR}&q=Rovaniemi`)
  await listbox(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]s=/)
  await expect(listbox(page).getByRole('option', { selected: true })).toHaveCount(1)
})

test('the area is searched after the visitor has moved the map', async ({ page }) => {
  await openMap(page)
  const button = page.getByRole('button', { name: 'Search this area' })
  await expect(button).toHaveCount(0)
  const canvas = page.locator('.map-canvas canvas')
  await canvas.focus()
  await page.keyboard.press('ArrowRight')
  await expect(button).toBeVisible()
  await button.click()
  await expect(button).toHaveCount(0)
  await expect(page).toHaveURL(/[?&]near=/)
})

test('the map zooms by buttons with words', async ({ page }) => {
  await openMap(page)
  const before = await listbox(page).getByRole('option').allTextContents()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => listbox(page).getByRole('option').allTextContents()).not.toEqual(before)
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible()
})

test.describe('without the map’s code', () => {
  test.use({ expectedComplaints: [/GL Driver Message|GroupMarkerNotSet|Failed to load resource|net::ERR_FAILED|map-view/] })

  test('it is tried four times in all, then one sentence stands in its place and the list stands alone (§9)', async ({ page }) => {
    let attempts = 0
    await page.route(/\/assets\/map-view-[^/]+\.js$/, (route) => {
      attempts++
      return route.abort()
    })
    await page.goto(LOCATOR)
    await expect(page.getByText('The map could not be loaded. You find every station in the list.')).toBeVisible({ timeout: 20_000 })
    // the preload that Vite sends ahead of an import counts too
    expect(attempts).toBeGreaterThanOrEqual(4)
    await page.unroute(/\/assets\/map-view-[^/]+\.js$/)
    await page.getByRole('button', { name: 'Try the map again' }).click()
    await expect(listbox(page).getByRole('option').first()).toBeAttached({ timeout: 20_000 })
  })
})

test('without WebGL one sentence stands in the map’s place', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(LOCATOR)
  await expect(page.getByText('The map could not be loaded. You find every station in the list.')).toBeVisible()
})
