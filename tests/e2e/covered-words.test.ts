import type { Page } from '@playwright/test'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#shared/locale/locales.ts'
import { fillContact, messagesOf, payButton, sitePath } from './checkout-visitor.ts'
import {
  CLOSELY_SAMPLED_PAGES,
  EMBEDDED_PAGES,
  type EmbeddedPage,
  inGroups,
  SAMPLED_LOCALES,
  SAMPLED_PAGES,
  SEES_ALL,
} from './embedded-pages.ts'
import { hiddenWords } from './hidden-words.ts'
import { askAgain } from './measured-visit.ts'
import { expect, test, visit } from './site-test.ts'
import { seedCart } from './stored-cart.ts'

/** the longest titles and tables */
const LONG_WORDS = ['b2bContact', 'pressReleases']
const STATION_PAGE = '/asemahaku/st1-alavus'
/** no transitions, so that a resize shows at once */
const STILL =
  '*, ::before, ::after, ::details-content { transition: none !important; animation: none !important }'
const LARGE_TEXT = ':root { font-size: 200% }'
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'
/** with EVERY_PAGE=1 also widths in between */
const WIDTHS = SEES_ALL ? [320, 375, 768, 1024, 1280, 1440, 1920] : [320, 768, 1024, 1280]
const VIEWS: [width: number, css?: string][] = [
  ...WIDTHS.map((width): [number] => [width]),
  [375, LARGE_TEXT],
  [1280, LARGE_TEXT],
  [320, TEXT_SPACING],
]

for (const locale of LOCALE_CODES) {
  // The checkout of an empty cart redirects to the cart. It is tested below.
  const pages = EMBEDDED_PAGES.filter((page) => page.locale === locale && page.key !== 'checkout')
  const isSampled = (page: EmbeddedPage) =>
    (locale === DEFAULT_LOCALE ? SAMPLED_PAGES : CLOSELY_SAMPLED_PAGES).includes(page)
  const sampled = pages.filter(
    (page) => SEES_ALL || isSampled(page) || LONG_WORDS.includes(page.key),
  )
  const addresses = [
    ...sampled.map(({ address }) => address),
    ...(locale === DEFAULT_LOCALE ? [STATION_PAGE] : []),
  ]

  for (const some of inGroups(addresses)) {
    test(`no text is covered or cut off, at any width, text size and spacing (1.4.12): ${some.join(' ')}`, async ({
      page,
    }) => {
      for (const address of some) {
        await visit(page, address)
        for (const [width, css] of VIEWS) await expectAllSeen(page, address, width, css)
      }
    })
  }
}

for (const locale of SAMPLED_LOCALES) {
  test(`no text is covered or cut off in the cart and at any step of the checkout: ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const { contact, payment } = await messagesOf(locale)
    const expectStepSeen = async (step: string) => {
      for (const [width, css] of VIEWS) await expectAllSeen(page, `${locale} ${step}`, width, css)
    }
    await seedCart(page)
    await visit(page, sitePath('cart', locale))
    await expect(page.locator('.cart-line')).toHaveCount(1)
    await expectStepSeen('cart')
    await visit(page, sitePath('checkout', locale))
    const next = page.getByRole('button', { name: contact.next })
    await next.click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectStepSeen('contact with errors')
    await fillContact(page, locale)
    await next.click()
    await page.getByLabel(payment.card).check()
    await expectStepSeen('payment')
    await page.getByRole('button', { name: payment.next }).click()
    await expect(payButton(page)).toBeVisible()
    await expectStepSeen('review')
  })
}

test('no text is covered while the consent sheet is shown and the browser is offline', async ({
  page,
  context,
}) => {
  await askAgain(page)
  for (const locale of ['', '/en-EU']) {
    await visit(page, `${locale}/`)
    await expect(page.locator('dialog.analytics-consent')).toBeVisible()
    await context.setOffline(true)
    await expect(page.locator('.notifications-offline')).toBeVisible()
    for (const [width, css] of [[320], [375], [1280], [375, LARGE_TEXT]] satisfies typeof VIEWS)
      await expectAllSeen(page, locale, width, css)
    await context.setOffline(false)
  }
})

async function expectAllSeen(page: Page, address: string, width: number, css = ''): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(
    async ([width, css]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
      // The new width applies at the next frame.
      const nextFrame = () => new Promise(requestAnimationFrame)
      do await nextFrame()
      while (!matchMedia(`(width: ${width}px)`).matches)
    },
    [width, STILL + css] as const,
  )
  expect.soft(await hiddenWords(page), `${address} at ${width} px ${css}`).toEqual([])
}
