import { vi } from 'vitest'

/** Called with every rendering of a page, because the footer of every page shows the year. */
export function renderings() {
  return vi.spyOn(Date.prototype, 'getFullYear')
}
