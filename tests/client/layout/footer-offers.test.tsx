import { expect, test } from 'vitest'
import { AppDownloads } from '#client/layout/footer-offers.tsx'
import { renderOnSite } from './render-on-site.tsx'

/** The titles of the blocks, each with the targets of its links. */
function blocks(...urls: string[]): string[][] {
  const downloads = urls.map((url) => ({ title: 'App', store: 'appStore' as const, url }))
  const html = renderOnSite(<AppDownloads downloads={downloads} />)
  return Array.from(html.matchAll(/<section.*?<\/section>/gs), ([section]) =>
    Array.from(
      section.matchAll(/<h2[^>]*>([^<]*)|href="([^"]*)"/g),
      ([, title, href]) => title ?? href ?? '',
    ),
  )
}

test('the first two downloads are the app block, items 3 and 4 the business app block (§2.6)', () => {
  expect(blocks('a', 'b', 'c', 'd', 'e')).toEqual([
    ['Download the app', 'a', 'b'],
    ['Download the business app', 'c', 'd'],
  ])
})

test('an invalid download does not move other downloads to another block, and an empty block is not shown', () => {
  expect(blocks('', 'b', 'c')).toEqual([
    ['Download the app', 'b'],
    ['Download the business app', 'c'],
  ])
  expect(blocks('', '', 'c')).toEqual([['Download the business app', 'c']])
  expect(blocks()).toEqual([])
})
