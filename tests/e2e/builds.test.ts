import type { Page } from '@playwright/test'
import { skipInFirefox } from './firefox.ts'
import { expect, test, visit } from './site-test.ts'

const BEFORE = '/yksityisille'

/** Opens the page and sets a mark that a reload removes. */
async function openPage(page: Page, address = BEFORE): Promise<void> {
  await visit(page, address)
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
}

function isStillHere(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'stillHere') === true)
}

test('after a new build the next navigation reloads, with query and hash; the one after it does not (§4)', async ({
  page,
}) => {
  skipInFirefox('a reload of a replaced response does not end')
  await openPage(page)
  await bringNewBuild(page)
  await page.evaluate(() => void navigation.navigate('/yksityisille/tuotteet?lahde=x#sisalto'))
  await expect(page).toHaveTitle(/Tuotteet/)
  await expect(page).toHaveURL('/yksityisille/tuotteet?lahde=x#sisalto')
  expect(await isStillHere(page)).toBe(false)
  await openPage(page, page.url())
  await page.evaluate(() => void navigation.navigate('/yrityksille'))
  await expect(page).toHaveTitle(/Yrityksille/)
  expect(await isStillHere(page)).toBe(true)
})

test('after a new build Back still restores page and scroll position, and the next link reloads', async ({
  page,
}) => {
  await openPage(page)
  await page.evaluate(() => scrollTo(0, 500))
  await page.evaluate(() => navigation.navigate('/yksityisille/tuotteet').finished)
  await bringNewBuild(page)
  await page.goBack()
  await expect(page).toHaveTitle(/Yksityisille/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await page.evaluate(() => void navigation.navigate('/yrityksille'))
  await expect(page).toHaveTitle(/Yrityksille/)
  expect(await isStillHere(page)).toBe(false)
})

/** Makes the current build an old one. */
async function bringNewBuild(page: Page): Promise<void> {
  await page.route('**/builds/latest.json?*', (route) =>
    route.fulfill({ json: { id: 'the next' } }),
  )
  const told = page.waitForResponse(/builds\/latest\.json\?\d+$/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await told).finished()
}
