import type { AppDownload } from '#shared/contract/layout.ts'

export interface AppBlock {
  audience: 'everyone' | 'business'
  downloads: AppDownload[]
}

/** §2.6: the first two downloads are the app's, items 3 and 4 the business app's. One without a url is not shown, nor is an empty block. */
export function appBlocks(downloads: AppDownload[]): AppBlock[] {
  const blocks: AppBlock[] = [
    { audience: 'everyone', downloads: downloads.slice(0, 2) },
    { audience: 'business', downloads: downloads.slice(2, 4) },
  ]
  return blocks
    .map((block) => ({ ...block, downloads: block.downloads.filter(({ url }) => url !== '') }))
    .filter((block) => block.downloads.length > 0)
}
