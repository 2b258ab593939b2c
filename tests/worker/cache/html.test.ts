import { expect, test, vi } from 'vitest'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite } from '../site.ts'

const PAGES = {
  '/a': pageResponse('Public'),
  '/kassa': pageResponse('Checkout', { body: [{ contentType: 'checkout' }] }),
  '/haku': pageResponse('Search', { body: [{ contentType: 'search' }] }),
}

/** The keys of stored HTML. */
function storedHtml(): () => string[] {
  const put = vi.spyOn(caches.default, 'put')
  return () => put.mock.calls.map(([key]) => String(key)).filter((key) => key.includes('/html/'))
}

test('the HTML of a page is stored by its version, for other isolates, and not looked up for a new page', async () => {
  const stored = storedHtml()
  const match = vi.spyOn(caches.default, 'match')
  const { ask } = openSite(contentService(PAGES))
  const etag = (await ask('/a')).headers.get('etag')
  await ask('/a')
  expect(stored()).toEqual([`https://edge-cache.invalid/html/${etag?.slice(1, -1)}`])
  expect(match.mock.calls.map(([key]) => String(key))).not.toContain(stored()[0])
})

test.each(['/preview/a', '/kassa', '/haku?q=a', '/missing', '/missing.php'])(
  'the HTML of %s is not stored',
  async (path) => {
    const stored = storedHtml()
    await openSite(contentService(PAGES)).ask(path)
    expect(stored()).toEqual([])
  },
)
