import type { Article, ArticleTeaser } from '#shared/contract/article.ts'
import { PAGE_PATHS } from '../content/page-paths.ts'
import { type ArticleSource, type Contents, perLocale } from '../content/source.ts'
import type { TableRows } from './sql.ts'
import { storedJson } from './stored-json.ts'

export function articleOf({
  key,
  title,
  byline,
  image,
  created,
  text,
  tags,
}: ArticleSource): Article {
  return {
    id: key,
    title,
    byline,
    image,
    alt: image.alt ?? '',
    created,
    articleContent: text,
    tags,
  }
}

export function articleRows(contents: Contents): TableRows[] {
  const articles = perLocale(contents, (locale, content) =>
    content.articles.map((source) => ({ locale, source, slug: PAGE_PATHS[source.key][locale] })),
  )
  return [
    {
      table: 'articles',
      columns: ['locale', 'slug', 'title', 'created', 'teaser'],
      rows: articles.map(({ locale, slug, source }) => [
        locale,
        slug,
        source.title,
        source.created,
        storedJson(teaserOf(source, slug)),
      ]),
    },
    {
      table: 'article_tags',
      columns: ['locale', 'tag', 'slug'],
      rows: articles.flatMap(({ locale, slug, source }) =>
        source.tags.map((tag) => [locale, tag, slug]),
      ),
    },
  ]
}

function teaserOf(
  { key, title, image, created, tags, summary, figure, figureText }: ArticleSource,
  slug: string,
): ArticleTeaser {
  return {
    id: key,
    title,
    slug,
    image,
    created,
    tags,
    summary,
    ...(figure && { figure }),
    ...(figureText && { figureText }),
  }
}
