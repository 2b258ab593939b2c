// A link to a closed section opens it, and its heading is below the header.

import type { Page } from '@playwright/test'
import { expect, test, visit } from './site-test.ts'

const PAGE = '/sisaltolohkot'

for (const viewport of [
  { width: 375, height: 800 },
  { width: 1280, height: 800 },
])
  test.describe(`a window of ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test(
      'a link to a closed section opens it on load, on a click and on a second click',
      { tag: '@fast' },
      async ({ page }) => {
        await visit(page, PAGE)
        const [first = '', second = ''] = await sections(page)
        await visit(page, `${PAGE}#${first}`)
        await expectOpen(page, first)
        await follow(page, `#${second}`)
        await expectOpen(page, second)
        await page.locator(`#${second} > summary`).click()
        await expect(page.locator(`#${second}`)).not.toHaveAttribute('open')
        await page.evaluate(() => window.scrollTo({ top: 0 }))
        await follow(page, `#${second}`)
        await expectOpen(page, second)
        await page.goBack()
        await expectOpen(page, first)
      },
    )

    test('a link to a closed section of another page opens it, and so does Back', async ({
      page,
    }) => {
      await visit(page, PAGE)
      const [id = ''] = await sections(page)
      await visit(page, '/yksityisille')
      await follow(page, `/fi-FI${PAGE}#${id}`)
      await expectOpen(page, id)
      await follow(page, '/fi-FI/yksityisille')
      await expect(page.locator('.cards-accordion')).toHaveCount(0)
      await page.goBack()
      await expectOpen(page, id)
    })
  })

test('a link to an element inside a closed section opens the section', async ({ page }) => {
  await visit(page, PAGE)
  const [id = ''] = await sections(page)
  await page.locator(`#${id} .cards-accordion-answer`).evaluate((answer) => (answer.id = 'inside'))
  await follow(page, '#inside')
  await expectOpen(page, id)
})

test('without scripts, a link to a closed section shows its text', async ({ page, plainPage }) => {
  await visit(page, PAGE)
  const [id = ''] = await sections(page)
  await plainPage.goto(`${PAGE}#${id}`)
  await expect(plainPage.locator(`#${id} .cards-accordion-answer`)).toBeVisible()
})

function sections(page: Page): Promise<string[]> {
  return page.locator('.cards-accordion-item').evaluateAll((all) => all.map(({ id }) => id))
}

/** Presses a link that is added to the page. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'link' })
    document.querySelector('#content')?.append(link)
    link.click()
    link.remove()
  }, href)
}

async function expectOpen(page: Page, id: string): Promise<void> {
  const section = page.locator(`#${id}`)
  await expect(section).toHaveAttribute('open')
  await expect(section.locator('.cards-accordion-answer')).toBeVisible()
  await expect
    .poll(() =>
      section.evaluate(
        (element) =>
          element.getBoundingClientRect().top -
          (document.querySelector('.layout-header')?.getBoundingClientRect().bottom ?? 0),
      ),
    )
    .toBeGreaterThanOrEqual(0)
  await expect(section.locator('summary')).toBeInViewport({ ratio: 1 })
}
