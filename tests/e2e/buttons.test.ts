import type { Locator } from '@playwright/test'
import { WITHDRAWAL_PATHS } from '#shared/orders/withdrawal.ts'
import { expect, test, visit } from './site-test.ts'

test('under the pointer a filled button stays filled, and an outlined one is not filled', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, `/en-EU${WITHDRAWAL_PATHS['en-EU']}`)
  const [filled, outlined] = [
    page.locator('.content-button--first'),
    page.locator('.content-button--other').first(),
  ]
  await filled.hover()
  expect(await looks(filled)).toEqual({ isFilled: true, isDarkText: false })
  await outlined.hover()
  expect(await looks(outlined)).toEqual({ isFilled: false, isDarkText: true })

  await visit(page, '/en-EU/cart')
  const dark = page.locator('main .ui-button-dark').first()
  await dark.hover()
  expect(await looks(dark)).toEqual({ isFilled: true, isDarkText: false })
})

/** Drawn on a canvas, because the computed colour may have any notation. */
function looks(button: Locator): Promise<{ isFilled: boolean; isDarkText: boolean }> {
  return button.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
    const style = getComputedStyle(element)
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const pixel = (color: string) => {
      if (!context) throw new Error('no canvas')
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, , , alpha = 0] = context.getImageData(0, 0, 1, 1).data
      return { red, alpha }
    }
    const background = pixel(style.backgroundColor)
    return { isFilled: background.alpha > 128, isDarkText: pixel(style.color).red < 128 }
  })
}
