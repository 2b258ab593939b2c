import type { PageResponse } from '#shared/contract/page.ts'

/** A page as the sitemap lists it. */
export interface ListedPage {
  path: string
  localizedPagePaths: PageResponse['localizedPagePaths']
}
