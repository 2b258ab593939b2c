import type { Layout } from '#shared/contract/layout.ts'
import { type PageResponse, readPage } from '#shared/contract/page.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { ArticlePages } from '#shared/navigation/article-pages.ts'
import type { LoadedPage } from '#shared/navigation/page-result.ts'
import type { Bindings, Config } from '../env.ts'
import { log } from '../log.ts'
import { attachArticles } from './attach-articles.ts'
import { attachNearest } from './attach-nearest.ts'
import { findRedirect } from './find-redirect.ts'
import { loadLayout } from './load-layout.ts'
import { loadText } from './load-text.ts'
import { createJsonReader } from './read-json.ts'

export interface LoadContext {
  bindings: Bindings
  config: Config
  /** what is not published yet is asked for, too, and nothing of it is kept */
  preview: boolean
  now: number
  waitUntil: (work: Promise<unknown>) => void
}

export interface PageRequest extends ContentRequest {
  /** of its article lists */
  articles: ArticlePages
}

export interface ContentRequest {
  locale: LocaleCode
  path: string
}

export interface LoadingParts {
  layout: Promise<Layout | undefined>
  page: Promise<LoadedPage>
  tableTarget: Promise<string | undefined>
}

const MAX_PATH = 2_000

/** All that a page needs: layout ∥ page ∥ table redirect, started together (§2.3). */
export function loadPage(context: LoadContext, request: PageRequest): LoadingParts {
  return {
    layout: loadLayout(context, request.locale),
    page: loadWholePage(context, request),
    tableTarget: findTableTarget(context, request.locale, request.path),
  }
}

/** Where the table leads a path; the root to its configured page (§2.1). */
export async function findTableTarget({ bindings, config, now, waitUntil }: LoadContext, locale: LocaleCode, path: string) {
  const rootPage = path === '/' ? config.ROOT_PAGES[locale] : undefined
  return rootPage ?? findRedirect({ kv: bindings.REDIRECTS, locale, path, now, waitUntil, log })
}

const readPageText = createJsonReader((json) => {
  const skipped: string[] = []
  const page = readPage(json, (kind) => skipped.push(kind))
  if (skipped.length > 0)
    log('warn', 'content-skipped', { slug: page?.content.slug, count: skipped.length, kinds: [...new Set(skipped)].slice(0, 10) })
  return page
})

async function loadWholePage(context: LoadContext, request: PageRequest): Promise<LoadedPage> {
  const page = await loadContent(context, request)
  if (!('content' in page)) return page
  return attachNearest(context, request.locale, await attachArticles(context, request, page))
}

/** The page as the content service has it, without the articles that lists on it are filled with, and the stations around a station. */
export async function loadContent(
  { config, preview }: LoadContext,
  { locale, path }: ContentRequest,
): Promise<PageResponse | { status: number }> {
  // no page has such a path, and a backend would refuse the address it makes
  if (path.length > MAX_PATH) return { status: 404 }
  const { status, text } = await loadText({
    backendUrl: config.BACKEND_URL,
    locale,
    preview,
    endpoint: 'page',
    search: `?path=${encodeURIComponent(path.toWellFormed())}`,
  })
  if (text === undefined) return { status }
  const page = readPageText(locale + path, text)
  return page ?? { status: 502 } // an answer that is no page at all
}
