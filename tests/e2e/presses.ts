// How many presses a task takes: typing is none, the press into a field is one.
import type { Locator } from '@playwright/test'

export interface Presses {
  press: (what: Locator) => Promise<void>
  count: () => number
}

export function countPresses(): Presses {
  let count = 0
  return {
    press: async (what) => {
      count++
      await what.click()
    },
    count: () => count,
  }
}
