// Counts the presses of a task. A press into a field counts; typing does not.
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
