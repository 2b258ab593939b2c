import type { Page, PageResponse } from '#shared/contract/page.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { PAGE_PATHS, type PageKey } from '../content/page-paths.ts'
import {
  type ArticleSource,
  type Contents,
  type JobSource,
  type PageSource,
  perLocale,
} from '../content/source.ts'
import { articleOf } from './article-rows.ts'
import type { TableRows } from './sql.ts'
import { storedJson } from './stored-json.ts'

export function pageRows(contents: Contents): TableRows {
  const pages = perLocale(contents, (locale, content): PageRow[] => [
    ...content.pages.map((source) => editedPage(locale, source)),
    ...content.articles.map((source) => articlePage(locale, source)),
    ...content.jobs.map((source) => jobPage(locale, source)),
  ])
  return {
    table: 'pages',
    columns: ['locale', 'path', 'body', 'draft'],
    rows: pages.map((row) => [row.locale, row.path, storedJson(row.page), row.draft ? 1 : 0]),
  }
}

function editedPage(
  locale: LocaleCode,
  { key, draft = false, synonyms: _synonyms, ...source }: PageSource,
): PageRow {
  const page = pageAt(locale, key, {
    ...source,
    slug: PAGE_PATHS[key][locale],
    contentType: source.contentType ?? 'standardPage',
  })
  return { ...page, draft }
}

function articlePage(locale: LocaleCode, source: ArticleSource): PageRow {
  const article = articleOf(source)
  return pageAt(locale, source.key, {
    slug: PAGE_PATHS[source.key][locale],
    title: source.title,
    description: source.summary,
    openGraphImage: source.image,
    contentType: 'articlePage',
    body: [{ contentType: 'articleBlock', article }],
    article,
  })
}

/** A vacancy is advertised in one locale. */
function jobPage(locale: LocaleCode, { slug, ...source }: JobSource): PageRow {
  const content: Page = { ...source, slug, contentType: 'standardPage' }
  return {
    locale,
    path: slug,
    page: { localizedPagePaths: { [locale]: slug }, content },
    draft: false,
  }
}

function pageAt(locale: LocaleCode, key: PageKey, content: Page): PageRow {
  const paths = Object.fromEntries(LOCALE_CODES.map((code) => [code, PAGE_PATHS[key][code]]))
  return { locale, path: content.slug, page: { localizedPagePaths: paths, content }, draft: false }
}

interface PageRow {
  locale: LocaleCode
  path: string
  page: PageResponse
  draft: boolean
}
