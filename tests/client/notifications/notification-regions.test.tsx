import { expect, test } from 'vitest'
import { DISMISS_AFTER_MS, dismissAfter } from '#client/notifications/use-auto-dismiss.ts'
import { NotificationRegions } from '#client/notifications/notification-regions.tsx'
import { renderOnSite } from '../layout/render-on-site.tsx'

test("there is one polite and one assertive live region in the server's HTML, before anything is said", () => {
  const html = renderOnSite(<NotificationRegions />)
  expect(html.match(/aria-live="polite" aria-atomic="false">(<!--[^<]*-->)*<\/div>/g)).toHaveLength(1)
  expect(html.match(/aria-live="assertive" aria-atomic="false">(<!--[^<]*-->)*<\/div>/g)).toHaveLength(1)
})

test('a success leaves by itself, an error does not', () => {
  expect(DISMISS_AFTER_MS.success).toBeGreaterThan(4_000)
  expect(DISMISS_AFTER_MS.error).toBeUndefined()
})

test('a success with something to do about it leaves time to do it; an error with an action stays', () => {
  const action = { label: 'Undo', run: () => undefined }
  expect(dismissAfter({ type: 'success' })).toBe(DISMISS_AFTER_MS.success)
  expect(dismissAfter({ type: 'success', action })).toBe(20_000)
  expect(dismissAfter({ type: 'error', action })).toBeUndefined()
})
