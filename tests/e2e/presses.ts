// Counts the presses of a task. A press into a field counts; typing does not.

import type { Locator, Page } from '@playwright/test'

export interface Presses {
  press: (what: Locator) => Promise<void>
  /** a key that stands for a press, as Enter on a phone's keyboard */
  pressKey: (page: Page, key: string) => Promise<void>
  count: () => number
}

export function countPresses(): Presses {
  let count = 0
  return {
    press: async (what) => {
      count++
      await what.click()
    },
    pressKey: async (page, key) => {
      count++
      await page.keyboard.press(key)
    },
    count: () => count,
  }
}
