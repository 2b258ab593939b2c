import { expect, test } from 'vitest'
import { LEAVES_AFTER_MS } from '#client/notifications/leaves-after.ts'
import { NotificationRegions } from '#client/notifications/notification-regions.tsx'
import { renderOnSite } from '../layout/render-on-site.tsx'

test('there is one polite and one assertive live region, both before anything is said', () => {
  const html = renderOnSite(<NotificationRegions />)
  expect(html.match(/aria-live="polite"/g)).toHaveLength(1)
  expect(html.match(/aria-live="assertive"/g)).toHaveLength(1)
})

test('a success leaves by itself, an error does not', () => {
  expect(LEAVES_AFTER_MS.success).toBeGreaterThan(4_000)
  expect(LEAVES_AFTER_MS.error).toBeUndefined()
})
