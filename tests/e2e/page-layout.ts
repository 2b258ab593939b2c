import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/**
 * a twentieth of a good value: a row that was rendered in two parts, because the parser paused, may
 * move a little
 */
const TOLERATED = 0.005

/** Records layout shifts of pages that are opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((tolerated) => {
    const shifts: string[] = []
    Reflect.set(window, 'layoutShifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: number = Reflect.get(entry, 'value')
        if (Reflect.get(entry, 'hadRecentInput') || value < tolerated) continue
        const sources: { node?: Node }[] = Reflect.get(entry, 'sources')
        shifts.push(
          `${value.toFixed(4)} ${sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName)).join(', ')}`,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, TOLERATED)
}

/**
 * No layout shift since the page was opened (after `watchShifts`). A failure lists the distances
 * and elements.
 */
export async function expectNoShift(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => Reflect.get(window, 'layoutShifts')),
    `layout shifts at ${page.url()}`,
  ).toEqual([])
}

/** Nothing is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `pixels wider than the window at ${page.url()}`).toBeLessThanOrEqual(0)
}
