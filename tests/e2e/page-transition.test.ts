import type { Page } from '@playwright/test'
import { skipInFirefox } from './firefox.ts'
import { expect, test, visit } from './site-test.ts'

test('the transition is named page and out-in: the new page appears after the old one has disappeared (§1)', async ({
  page,
}) => {
  await openPage(page)
  const [out, into] = await page.evaluate(async () => {
    const begun = Promise.withResolvers<ViewTransition>()
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      begun.resolve(transition)
      return transition
    }
    void navigation.navigate('/yrityksille')
    await (
      await begun.promise
    ).ready
    const ofPseudo = (name: string) => {
      const effects = document.getAnimations().map(({ effect }) => effect)
      const effect = effects.find(
        (each) => each instanceof KeyframeEffect && each.pseudoElement === name,
      )
      const { delay, endTime } = effect?.getComputedTiming() ?? {}
      return { begins: Number(delay), ends: Number(endTime) }
    }
    return [ofPseudo('::view-transition-old(page)'), ofPseudo('::view-transition-new(page)')]
  })
  expect(out?.begins).toBe(0)
  expect(out?.ends).toBeGreaterThan(0)
  expect(into?.begins).toBeGreaterThanOrEqual(Number(out?.ends))
})

test('Back during a transition returns at once', async ({ page }) => {
  // A browser cancels a transition if its page does not come within 4 s.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.ready.catch(
        ({ name }: DOMException) =>
          name === 'TimeoutError' && (document.documentElement.dataset['givenUp'] = ''),
      )
      return transition
    }
  })
  await visit(page, '/asemahaku')
  await page.locator('.locator-card-name a').first().press('Enter')
  await expect(page.locator('.station-back')).toBeVisible()
  await page.goBack()
  await expect(page.locator('.station-back')).toHaveCount(0)
  await expect(page.getByRole('combobox')).toBeVisible()
  await expect(page.locator('html[data-given-up]')).toHaveCount(0)
})

test('a device that is too slow for a transition shows the page without it, and no error is reported', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.startViewTransition = (options) => {
      const update = typeof options === 'function' ? options : options?.update
      const updateCallbackDone = Promise.resolve(update?.()).then(() => undefined)
      const ready = Promise.reject(
        new DOMException('Transition was aborted because of timeout in DOM update', 'TimeoutError'),
      )
      return {
        ready,
        updateCallbackDone,
        finished: updateCallbackDone,
        skipTransition: () => undefined,
        types: new Set(),
      } as never
    }
  })
  await openPage(page)
  const title = await page.title()
  await page.evaluate(() => void navigation.navigate('/yrityksille'))
  await expect(page).not.toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a link with a hash scrolls to that part of the new page, below the header', async ({
  page,
}) => {
  await openPage(page)
  await page.evaluate(() => void navigation.navigate('/sisaltolohkot#taulukko'))
  const part = page.locator('#taulukko')
  await expect(part).toBeInViewport()
  await expect.poll(async () => (await part.boundingBox())?.y ?? Infinity).toBeLessThan(200)
  // During a transition its layer covers every point of the window.
  const isUncovered = () =>
    part.evaluate((heading) => {
      const { left, top } = heading.getBoundingClientRect()
      return document.elementFromPoint(left + 5, top + 5) === heading
    })
  await expect.poll(isUncovered).toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true)
})

test('a section that opens hides its overflow for 500 ms and no longer (§9)', async ({ page }) => {
  skipInFirefox('it opens a section without a transition')
  await openPage(page, '/sisaltolohkot')
  const part = page.locator('main details.ui-collapse').first()
  await part.scrollIntoViewIfNeeded()
  const [hiddenFor, tall] = await part.evaluate(async (details: HTMLDetailsElement) => {
    // the clock of transitions: a transition may start at a frame that began before this script
    const now = () => Number(document.timeline.currentTime)
    const begun = now()
    details.open = true
    const style = getComputedStyle(details, '::details-content')
    do await new Promise(requestAnimationFrame)
    while (style.overflow !== 'visible' && now() - begun < 5_000)
    return [now() - begun, details.offsetHeight] as const
  })
  expect(hiddenFor).toBeGreaterThanOrEqual(490)
  expect(hiddenFor).toBeLessThan(2_000)
  expect(tall).toBeGreaterThan(100)
})

/** Opens the page and sets a mark that a reload removes. */
async function openPage(page: Page, address = '/yksityisille'): Promise<void> {
  await visit(page, address)
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
}
