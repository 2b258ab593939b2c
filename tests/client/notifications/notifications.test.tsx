import { expect, test } from 'vitest'
import { DISMISS_AFTER_MS, Notifications } from '#client/notifications/notifications.tsx'
import { renderOnSite } from '../layout/render-on-site.tsx'

test("the server's HTML has one polite and one assertive live region, both empty", () => {
  const html = renderOnSite(<Notifications />)
  expect(html.match(/aria-live="polite" aria-atomic="false">(<!--[^<]*-->)*<\/div>/g)).toHaveLength(
    1,
  )
  expect(
    html.match(/aria-live="assertive" aria-atomic="false">(<!--[^<]*-->)*<\/div>/g),
  ).toHaveLength(1)
})

test('a success disappears after a time, an error stays', () => {
  expect(DISMISS_AFTER_MS.success).toBeGreaterThan(4_000)
  expect(DISMISS_AFTER_MS.error).toBeUndefined()
})
