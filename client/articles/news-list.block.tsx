import { type ArticleTeaser, NEWS_PER_PAGE } from '#shared/contract/article.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import type { Dated } from '#shared/navigation/shown-page.ts'
import type { ShownCardList } from '#shared/navigation/shown-page.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { Section } from '../content/blocks/section.tsx'
import { Picture } from '../content/images/picture.tsx'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { Heading } from '../content/page/heading.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { ArticleDate, ArticleTags } from './article-teaser.tsx'
import { NewsFilter } from './news-filter.tsx'
import { newsHref } from './news-href.ts'

/**
 * The card list component newsList: news, newest first, filtered by year and topic. Every choice
 * has its own address.
 */
export default function NewsList({ block }: BlockProps<ShownCardList>) {
  const t = useTranslate('news')
  const common = useTranslate()
  const { path, addressing } = useSite()
  const {
    title,
    tags = [],
    articles,
    articleTotal = 0,
    articlePage: page = 1,
    articleQuery = 'page',
  } = block
  const countId = `news-${articleQuery}`
  const amount = (page - 1) * NEWS_PER_PAGE + (articles?.length ?? 0)
  return (
    <Section className="news" title={title} anchor={useAnchor(block)}>
      <NewsFilter block={block} target={countId} />
      {/* target of the filter's links: it takes the focus and says how many articles there are. The chosen links show the same. */}
      <p
        id={countId}
        tabIndex={-1}
        className={articles?.length ? 'news-count ui-visually-hidden' : 'news-count'}
      >
        <NewsCount block={block} />
      </p>
      {!articles && (
        <SiteLink
          to={newsHref(path, block, { page }, countId)}
          className="ui-button ui-button-small"
        >
          {t('tryAgain')}
        </SiteLink>
      )}
      {articles?.length === 0 && block.year !== undefined && (
        <SiteLink
          to={newsHref(path, block, { year: undefined }, countId)}
          className="ui-button ui-button-small"
        >
          {t('filter.allYears')}
        </SiteLink>
      )}
      <ol className="news-items ui-above-4">
        {articles?.map((teaser, index) => (
          <li key={`${teaser.id}-${index}`} className="news-entry">
            <NewsItem
              teaser={teaser}
              level={title ? 3 : 2}
              listTags={tags}
              isFirst={index === 0 && page === 1}
            />
          </li>
        ))}
      </ol>
      <div className="ui-row ui-above-5">
        {page > 1 && (
          <SiteLink
            to={newsHref(path, block, { page: page - 1 }, countId)}
            rel="prev"
            className="ui-button ui-button-small"
          >
            {common('pagination.previous')}
          </SiteLink>
        )}
        {amount < articleTotal && articles && (
          <SiteLink
            to={newsHref(path, block, { page: page + 1 }, countId)}
            rel="next"
            className="ui-button ui-button-small"
          >
            {common('pagination.next')}
          </SiteLink>
        )}
        <a
          className="content-link"
          href={`/rss-${addressing.locale}.xml`}
          type="application/rss+xml"
        >
          {t('feed.link')}
        </a>
      </div>
    </Section>
  )
}

/** "8 articles · 2026 · Charging" */
function NewsCount({
  block: { articles, articleTotal = 0, year, topic },
}: {
  block: ShownCardList
}) {
  const t = useTranslate('news')
  if (!articles) return t('failed')
  const count =
    articleTotal === 0 ? t('none') : t(pluralKey('count', articleTotal), { count: articleTotal })
  return (
    <>
      {count}
      {year !== undefined && ` · ${year}`}
      {topic !== undefined && ' · '}
      {topic !== undefined && <span className="ui-capital">{topic}</span>}
    </>
  )
}

interface NewsItemProps {
  teaser: Dated<ArticleTeaser>
  level: number
  /** tags that every article of the list has are not shown */
  listTags: string[]
  /**
   * the newest article, shown large with its summary. It has a figure and no picture, so it differs
   * from its page.
   */
  isFirst: boolean
}

const PICTURE = {
  width: 384,
  ratio: 3 / 2,
  sizes: '(min-width: 62rem) 384px, (min-width: 40rem) 45vw, 104px',
}

/** The title's link covers the item. */
function NewsItem({ teaser, level, listTags, isFirst }: NewsItemProps) {
  const { title, slug, image, tags, summary, figure, figureText } = teaser
  return (
    <article className={isFirst ? 'news-item news-first' : 'news-item'}>
      {isFirst && figure && (
        <p className="news-plane ui-stack ui-gap-1 ui-strong">
          <b className="news-figure">{figure}</b>
          {figureText}
        </p>
      )}
      <div className="news-text ui-stack ui-gap-2">
        <Heading level={level} className="news-title">
          <SiteLink to={slug} className="news-link ui-quiet ui-cover">
            {title}
          </SiteLink>
        </Heading>
        {isFirst && summary && <p>{summary}</p>}
        <p className="news-meta ui-row ui-soft">
          <ArticleDate {...teaser} />
          <ArticleTags
            tags={tags.filter((tag) => !listTags.includes(tag)).slice(0, 1)}
            className="news-topic"
          />
        </p>
      </div>
      {/* decorative, because the title is beside it */}
      {!isFirst && image && (
        <Picture image={image} {...PICTURE} alt="" className="news-picture" fill />
      )}
    </article>
  )
}
