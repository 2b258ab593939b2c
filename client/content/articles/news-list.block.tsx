import { NEWS_PER_PAGE, type ArticleTeaser } from '#shared/contract/article.ts'
import type { ShownCardList } from '#shared/navigation/shown-page.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import type { BlockProps } from '../blocks/block-props.ts'
import { Section } from '../blocks/section.tsx'
import { useAnchor } from '../page/anchors-context.tsx'
import { Heading } from '../page/heading.tsx'
import { ArticleDate } from './article-teaser.tsx'
import { NewsFilter } from './news-filter.tsx'
import { newsHref } from './news-href.ts'

/** The card list component newsList: rows with dates, newest first, filtered by year and topic. Every choice has its own address. */
export default function NewsList({ block }: BlockProps<ShownCardList>) {
  const t = useTranslate('news')
  const site = useTranslate()
  const { path, addressing } = useSite()
  const { title, tags = [], articles, articleTotal = 0, articlePage: page = 1, articleQuery = 'page' } = block
  const countId = `news-${articleQuery}`
  const amount = (page - 1) * NEWS_PER_PAGE + (articles?.length ?? 0)
  const feed = (
    <a className="content-link" href={`/rss-${addressing.locale}.xml`} type="application/rss+xml">
      {t('feed.link')}
    </a>
  )
  return (
    <Section className="news" title={title} anchor={useAnchor(block)} beside={feed}>
      <NewsFilter block={block} target={countId} />
      {/* target of the filter's links: it takes the focus and says how many articles there are */}
      <p id={countId} tabIndex={-1} className="news-count ui-soft">
        {articles
          ? articles.length === 0
            ? site('articles.none')
            : site('pagination.showing', { amount, total: articleTotal })
          : t('failed')}
      </p>
      {!articles && (
        <SiteLink to={newsHref(path, block, { page }, countId)} className="ui-button ui-button-small">
          {t('tryAgain')}
        </SiteLink>
      )}
      <ol className="news-rows">
        {articles?.map((teaser, index) => (
          <li key={`${teaser.id}-${index}`}>
            <NewsRow teaser={teaser} level={title ? 3 : 2} listTags={tags} />
          </li>
        ))}
      </ol>
      <div className="articles-pages ui-row news-pages">
        {page > 1 && (
          <SiteLink to={newsHref(path, block, { page: page - 1 }, countId)} rel="prev" className="ui-button ui-button-small">
            {site('pagination.previous')}
          </SiteLink>
        )}
        {amount < articleTotal && articles && (
          <SiteLink to={newsHref(path, block, { page: page + 1 }, countId)} rel="next" className="ui-button ui-button-small">
            {site('pagination.next')}
          </SiteLink>
        )}
      </div>
    </Section>
  )
}

interface NewsRowProps {
  teaser: ArticleTeaser
  level: number
  /** tags that every article of the list has are not shown */
  listTags: string[]
}

/** Date, title, topics. The title's link covers the row. */
function NewsRow({ teaser: { title, slug, created, tags }, level, listTags }: NewsRowProps) {
  return (
    <article className="news-row">
      <p className="news-date ui-soft">
        <ArticleDate created={created} />
      </p>
      <Heading level={level} className="news-title">
        <SiteLink to={slug} className="news-link ui-cover">
          {title}
        </SiteLink>
      </Heading>
      <p className="news-topics ui-soft">{tags.filter((tag) => !listTags.includes(tag)).join(', ')}</p>
    </article>
  )
}
