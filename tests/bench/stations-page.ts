// A visitor's actions in the locator, for the measurements.

import type { Locator, Page } from '@playwright/test'

/** Waits inside the page. Polling from outside would take CPU time during the measurement. */
export async function openLocator(page: Page, url: string, ready: string): Promise<void> {
  const isReady = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'ready',
    timeout: 120_000,
  })
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      console.info('ready')
    }).observe(document, { childList: true, subtree: true, attributes: true })
  }, ready)
  await page.goto(url, { waitUntil: 'commit' })
  await isReady
  await page.waitForTimeout(2_000)
}

interface Place {
  x: number
  y: number
}

/**
 * The positions of the controls. They are found before the measurement and then pressed with a
 * pointer.
 */
export async function controlPlaces(page: Page, hasMap: boolean) {
  const place = async (target: Locator): Promise<Place> => {
    const box = await target.boundingBox()
    if (!box) throw new Error(`${String(target)} is not visible`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const button = (name: string) => place(page.getByRole('button', { name, exact: true }))
  return {
    filters: [await button('Avoinna nyt'), await button('HelmiSimpukka-ravintola')],
    search: await place(page.getByRole('combobox')),
    zoom: hasMap ? [await button('Lähennä'), await button('Loitonna')] : [],
    select: hasMap
      ? await place(
          page
            .locator('.locator-card')
            .first()
            .getByRole('button', { name: /kartalla/ }),
        )
      : undefined,
  }
}

export type ControlPlaces = Awaited<ReturnType<typeof controlPlaces>>

/** Pauses between the pointer events, which would otherwise be one task. */
async function press(page: Page, places: Place[], pause: number): Promise<void> {
  for (const { x, y } of places) {
    await page.mouse.move(x, y)
    await page.waitForTimeout(150)
    await page.mouse.click(x, y, { delay: 80 })
    await page.waitForTimeout(pause)
  }
}

export async function filter(page: Page, { filters }: ControlPlaces): Promise<void> {
  await press(page, [...filters, ...filters], 700)
}

export async function type(page: Page, { search }: ControlPlaces): Promise<void> {
  await press(page, [search], 300)
  await page.keyboard.type('tampere', { delay: 120 })
  await page.waitForTimeout(700)
  for (let letter = 0; letter < 7; letter++) await page.keyboard.press('Backspace')
  await page.waitForTimeout(1_000)
}

export async function zoom(page: Page, { zoom: [nearer, farther] }: ControlPlaces): Promise<void> {
  if (nearer && farther) await press(page, [nearer, nearer, farther, farther], 600)
}

export async function select(page: Page, { select: onMap }: ControlPlaces): Promise<void> {
  if (onMap) await press(page, [onMap], 1_200)
}

export async function pan(page: Page): Promise<void> {
  const box = await page.locator('.map-canvas').boundingBox()
  if (!box) throw new Error('the page has no map')
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 500) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 20; step++)
    await page.mouse.move(x - step * 10, y + Math.sin(step / 6) * 60)
  await page.mouse.up()
  await page.waitForTimeout(800)
}

/** Milliseconds between the page's frames while `act` runs. */
export async function framesOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(globalThis, 'frameTimes', times)
    requestAnimationFrame(function note(time) {
      if (times.length < 5_000) requestAnimationFrame(note)
      times.push(time)
    })
  })
  await act()
  const times = await page.evaluate(() => Array.from<number>(Reflect.get(globalThis, 'frameTimes')))
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

/**
 * Milliseconds from the press on a quick filter to the paint of the result: in the list (changed
 * count), and on the map (changed markers).
 */
export async function timeOfFilter(
  page: Page,
  name: string,
  hasMap: boolean,
): Promise<{ list: number; map: number }> {
  const button = await page.getByRole('button', { name, exact: true }).elementHandle()
  return page.evaluate(
    async ({ pressed, hasMap }) => {
      function painted(selector: string): Promise<number> {
        return new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
          })
          const place = document.querySelector(selector)
          if (place)
            observer.observe(place, { characterData: true, childList: true, subtree: true })
        })
      }
      const began = performance.now()
      const shown = [
        painted('.locator-summary b'),
        hasMap ? painted('.map-canvas .maplibregl-canvas-container') : Number.NaN,
      ]
      ;(pressed as HTMLElement).click()
      const [list = Number.NaN, map = Number.NaN] = await Promise.all(shown)
      return { list: list - began, map: map - began }
    },
    { pressed: button, hasMap },
  )
}
