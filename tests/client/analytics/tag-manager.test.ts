import { expect, test } from 'vitest'
import { isTagManagerId } from '#client/analytics/tag-manager.ts'

test.each(['GTM-ABC123', 'G-1', 'G-ABCDEF1234', 'GTM-7'])(
  '%s is an id: GTM- or G- followed by uppercase letters or digits (§5)',
  (id) => {
    expect(isTagManagerId(id)).toBe(true)
  },
)

test.each([
  '',
  'GTM-',
  'G-',
  'gtm-ABC',
  'GTM-abc',
  'GTM_ABC',
  'UA-12345',
  ' GTM-ABC',
  'GTM-ABC\n',
  'GTM-ABC&l=x',
  'XGTM-ABC',
  'GTM-Å',
])('%j is not an id (§5)', (id) => {
  expect(isTagManagerId(id)).toBe(false)
})
