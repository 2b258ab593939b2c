import { vi } from 'vitest'

/** Is called whenever a page is rendered: the footer of every page shows the year. */
export function renderings() {
  return vi.spyOn(Date.prototype, 'getFullYear')
}
