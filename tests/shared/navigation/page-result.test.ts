import { expect, test } from 'vitest'
import { chooseRedirect } from '#shared/navigation/page-result.ts'

const ASKED = { path: '/old', search: '?a=1' }

test.each([
  ['the card list before the table', '/cards', '/table', '/cards'],
  ['the table, with the query', undefined, '/table', '/table?a=1'],
  ['the table if the card list leads to the same path', '/old#top', '/table', '/table?a=1'],
  ['another site', 'https://example.com/x', undefined, 'https://example.com/x'],
  ['nothing for the same path with another query', '/old?b=2', '/old?b=2', undefined],
  ['nothing for an address with a password', 'https://a:b@example.com/', undefined, undefined],
  ['nothing for a script', 'javascript:alert(1)', '//example.com', undefined],
])('a redirect leads to: %s (§2.3)', (_, cardListUrl, tableTarget, location) => {
  expect(chooseRedirect({ ...ASKED, cardListUrl, tableTarget })?.location).toBe(location)
})
