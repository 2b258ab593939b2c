import type { Page } from '@playwright/test'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { cutOffTexts } from './cut-off-texts.ts'
import { EMBEDDED_PAGES, SEES_ALL } from './embedded-pages.ts'
import { expect, test } from './site-test.ts'

/** pages whose heroes have the longest words, and one with many heroes */
const LONG_WORDS = [
  'blockGallery',
  'heatingOil',
  'loyalty',
  'business',
  'b2bContact',
  'businessServices',
  'haulage',
  'about',
  'pressReleases',
]
const WIDTHS = [320, 375, 768, 1024, 1280, 1920, 2560]

// what is judged is there before any script runs, and none of it needs one
test.use({ javaScriptEnabled: false })

for (const locale of LOCALE_CODES) {
  test(`a hero shows the whole of its title, lead and buttons, at any width and with text at 200 %: ${locale}`, async ({ page }) => {
    test.setTimeout(600_000)
    const pages = EMBEDDED_PAGES.filter(({ key, locale: its }) => its === locale && (SEES_ALL || LONG_WORDS.includes(key)))
    for (const { address } of pages) {
      await page.goto(address)
      await hideAllButHeroes(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        for (const textSize of ['100%', '200%']) {
          await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize)
          const where = `${address} at ${width} px, text at ${textSize}`
          expect(await cutOffTexts(page, '.content-hero'), where).toEqual([])
          expect(await wordsUnderPictures(page), where).toEqual([])
        }
      }
    }
  })
}

/** The rest of the page changes nothing of what a hero holds, and laying it out fourteen times takes longer than the heroes. */
async function hideAllButHeroes(page: Page): Promise<void> {
  await expect(page.locator('.content-hero')).not.toHaveCount(0)
  await page.locator('body *:not(.content-hero, .content-hero *, :has(.content-hero))').evaluateAll((others) => {
    for (const other of others) (other as HTMLElement).style.display = 'none'
  })
}

/** Words of a hero that lie outside its words' box or under its picture. */
function wordsUnderPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const range = document.createRange()
    for (const hero of document.querySelectorAll('.content-hero')) {
      const box = hero.getBoundingClientRect()
      const picture = hero.querySelector('.content-hero-media :is(img, video)')?.getBoundingClientRect()
      const texts = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.closest('.ui-visually-hidden')) continue
        range.selectNodeContents(texts.currentNode)
        const words = range.getBoundingClientRect()
        const isOutside = words.top < box.top || words.bottom > box.bottom
        const isUnder = picture && words.right > picture.left + 1 && words.bottom > picture.top + 1 && words.top < picture.bottom - 1
        if (isOutside || isUnder) found.push(range.toString())
      }
    }
    return found
  })
}
