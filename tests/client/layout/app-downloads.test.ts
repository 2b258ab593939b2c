import { expect, test } from 'vitest'
import { appBlocks } from '#client/layout/app-downloads.tsx'
import type { AppDownload } from '#shared/contract/layout.ts'

function aDownload(url: string): AppDownload {
  return { title: `From ${url}`, store: 'appStore', url }
}

test('the first two download items form the first block, items 3 and 4 the business app block (§2.6)', () => {
  const downloads = ['a', 'b', 'c', 'd'].map(aDownload)
  expect(appBlocks(downloads)).toEqual([
    { audience: 'everyone', downloads: downloads.slice(0, 2) },
    { audience: 'business', downloads: downloads.slice(2) },
  ])
})

test('a download that cannot be shown leaves the others in their blocks, and an empty block is not shown', () => {
  expect(appBlocks([aDownload(''), aDownload('b'), aDownload('c')])).toMatchObject([
    { audience: 'everyone', downloads: [{ url: 'b' }] },
    { audience: 'business', downloads: [{ url: 'c' }] },
  ])
  expect(appBlocks([aDownload(''), aDownload(''), aDownload('c')])).toMatchObject([{ audience: 'business' }])
  expect(appBlocks([])).toEqual([])
})
