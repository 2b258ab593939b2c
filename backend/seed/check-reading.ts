import { readArticle, readArticleTeaser } from '#shared/contract/article.ts'
import { readLayout } from '#shared/contract/layout.ts'
import { readPage } from '#shared/contract/page.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { PAGE_PATHS } from '../content/page-paths.ts'
import type { LocaleContent } from '../content/source.ts'
import { articleOf, teaserOf } from './article-rows.ts'

/** What the site's own readers would drop or change of the content, part by part: it has to come out as it is written. */
export function checkReading(locale: LocaleCode, { layout, pages, articles }: LocaleContent): string[] {
  return [
    ...lostParts('the layout', layout, readLayout(layout)),
    ...pages.flatMap(({ key, ...page }) => lostParts(`page ${key}`, page, readPage({ content: page })?.content)),
    ...articles.flatMap((source) => lostParts(`page ${source.key}`, articleOf(source), readArticle(articleOf(source)))),
    ...articles
      .map((source) => teaserOf(source, PAGE_PATHS[source.key][locale]))
      .flatMap((teaser) => lostParts(`the teaser of ${teaser.slug}`, teaser, readArticleTeaser(teaser))),
  ].map((part) => `${part} cannot be read as it is written`)
}

/** The innermost parts that differ, each by its path. What is read may say more than what is written. */
function lostParts(path: string, written: unknown, read: unknown): string[] {
  if (isNone(written) && isNone(read)) return []
  if (typeof written !== 'object' || written === null) return Object.is(written, read) ? [] : [path]
  if (typeof read !== 'object' || read === null) return [path]
  if (Array.isArray(written) && (!Array.isArray(read) || read.length !== written.length)) return [path]
  return Object.entries(written).flatMap(([name, part]) => lostParts(`${path}.${name}`, part, Reflect.get(read, name)))
}

function isNone(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
