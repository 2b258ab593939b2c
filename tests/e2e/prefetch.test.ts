import type { Page } from '@playwright/test'
import { expect, test, visit } from './site-test.ts'

const MANY = 8

test('pages are prefetched when their links are focused, at most 5 at a time (§9)', async ({
  page,
}) => {
  const { asked, answer } = await holdPayloads(page)
  await openPage(page)
  const addresses = await focusLinks(page)
  await expect.poll(() => asked.length).toBe(5)
  await page.waitForTimeout(300)
  expect(asked).toHaveLength(5)
  answer()
  // A link beyond the limit is prefetched when it is pointed at again.
  await expect(async () => {
    await page.evaluate(focusAll, addresses.slice(5))
    expect(asked).toHaveLength(MANY)
  }).toPass()
  expect(new Set(asked).size).toBe(MANY)
})

for (const connection of [
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)} (§9)`, async ({ page }) => {
    const { asked, answer } = await holdPayloads(page)
    answer()
    await page.addInitScript(
      (now) => Object.defineProperty(navigator, 'connection', { value: now }),
      connection,
    )
    await openPage(page)
    await focusLinks(page)
    await page.waitForTimeout(500)
    expect(asked).toEqual([])
  })
}

/** Requests for payloads, without responses until `answer` is called. */
async function holdPayloads(page: Page) {
  const asked: string[] = []
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/_payload.json*', async (route) => {
    asked.push(route.request().url())
    await promise
    await route.continue().catch(() => undefined)
  })
  return { asked, answer }
}

async function openPage(page: Page): Promise<void> {
  await visit(page, '/yksityisille')
}

/** Focuses the links of many pages in turn. Returns their addresses. */
async function focusLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('footer a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const addresses = [...new Set(links)].filter((href) => !href.includes('#')).slice(0, MANY)
  expect(addresses).toHaveLength(MANY)
  await page.evaluate(focusAll, addresses)
  return addresses
}

function focusAll(addresses: string[]): void {
  for (const address of addresses) {
    const link = document.querySelector<HTMLElement>(`footer a[href="${address}"]`)
    link?.blur()
    link?.focus()
  }
}
