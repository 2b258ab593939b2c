import type { Layout } from '#shared/contract/layout.ts'
import type { LoadedPage } from '#shared/navigation/page-result.ts'
import type { LoadContext } from '../load-context.ts'
import { attachArticles } from './attach-articles.ts'
import { attachNearest } from './attach-nearest.ts'
import { findTableTarget } from './find-redirect.ts'
import { loadContent, loadLayout } from './load-content.ts'

export interface LoadingParts {
  layout: Promise<Layout | undefined>
  page: Promise<LoadedPage>
  tableTarget: Promise<string | undefined>
}

/** All that a page needs: layout ∥ page ∥ table redirect, started together (§2.3). `search` is '' or '?…'. */
export function loadPage(context: LoadContext, path: string, search: string): LoadingParts {
  return { layout: loadLayout(context), page: loadWholePage(context, path, search), tableTarget: findTableTarget(context, path) }
}

async function loadWholePage(context: LoadContext, path: string, search: string): Promise<LoadedPage> {
  const page = await loadContent(context, path, context.noteCache)
  return 'content' in page ? attachNearest(context, await attachArticles(context, search, page)) : page
}
