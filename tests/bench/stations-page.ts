// What a visitor does in the locator, for the measurements.
import type { Page } from '@playwright/test'

export async function openLocator(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('combobox').waitFor()
}

export async function mapShown(page: Page): Promise<void> {
  await page.locator('.map-listbox [role="option"]').first().waitFor({ state: 'attached', timeout: 120_000 })
  await page.waitForTimeout(1_500)
}

/** What is pressed: looked up before anything is measured, since looking takes the page's time, too. */
export async function handholds(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).elementHandle()
  const filters = await Promise.all([button('Lounas'), button('Avoinna 24 h')])
  return { filters, search: await page.getByRole('combobox').elementHandle() }
}

export type Handholds = Awaited<ReturnType<typeof handholds>>

export async function filter(page: Page, { filters }: Handholds): Promise<void> {
  for (const button of [...filters, ...filters]) {
    await button?.evaluate((pressed) => (pressed as HTMLElement).click())
    await page.waitForTimeout(700)
  }
}

export async function type(page: Page, { search }: Handholds): Promise<void> {
  await search?.evaluate((field) => (field as HTMLElement).focus())
  await page.keyboard.type('tampere', { delay: 120 })
  await page.waitForTimeout(700)
  for (let letter = 0; letter < 7; letter++) await page.keyboard.press('Backspace')
  await page.waitForTimeout(1_000)
}

export async function pan(page: Page): Promise<void> {
  const box = await page.locator('.map-canvas').boundingBox()
  if (!box) throw new Error('there is no map to move')
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 500) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 20; step++) await page.mouse.move(x - step * 10, y + Math.sin(step / 6) * 60)
  await page.mouse.up()
  await page.waitForTimeout(800)
}

export async function zoom(page: Page): Promise<void> {
  for (const name of ['Lähennä', 'Lähennä', 'Loitonna', 'Loitonna']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.waitForTimeout(600)
  }
}

export async function select(page: Page): Promise<void> {
  await page
    .locator('.locator-card')
    .nth(1)
    .getByRole('button', { name: /kartalla/ })
    .click()
  await page.waitForTimeout(1_200)
}

/** Milliseconds between the frames the page drew while `act` ran. */
export async function framesOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(window, 'frameTimes', times)
    requestAnimationFrame(function note(time) {
      if (times.length < 5_000) requestAnimationFrame(note)
      times.push(time)
    })
  })
  await act()
  const times = await page.evaluate(() => Array.from<number>(Reflect.get(window, 'frameTimes')))
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

/**
 * From the press on a quick filter to the paint that shows it, in milliseconds: in the list (its count has changed), and on the map
 * (its markers have been drawn anew).
 */
export async function timeOfFilter(page: Page, name: string, hasMap: boolean): Promise<{ list: number; map: number }> {
  const button = await page.getByRole('button', { name, exact: true }).elementHandle()
  return page.evaluate(
    async ({ pressed, hasMap }) => {
      const painted = () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))
      const count = document.querySelector('.locator-count')
      const clear = CanvasRenderingContext2D.prototype.clearRect
      const began = performance.now()
      const list = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          void painted().then(resolve)
        })
        if (count) observer.observe(count, { characterData: true, childList: true, subtree: true })
      })
      const map = new Promise<number>((resolve) => {
        if (!hasMap) return resolve(Number.NaN)
        CanvasRenderingContext2D.prototype.clearRect = function (
          this: CanvasRenderingContext2D,
          ...given: [number, number, number, number]
        ) {
          CanvasRenderingContext2D.prototype.clearRect = clear
          void painted().then(resolve)
          Reflect.apply(clear, this, given)
        }
        setTimeout(() => resolve(Number.NaN), 10_000)
      })
      ;(pressed as HTMLElement).click()
      const [shownInList, shownOnMap] = await Promise.all([list, map])
      return { list: shownInList - began, map: shownOnMap - began }
    },
    { pressed: button, hasMap },
  )
}
