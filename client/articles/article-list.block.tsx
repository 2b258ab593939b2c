import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import {
  ARTICLES_PER_PAGE,
  articleSearch,
  readArticleSearchResult,
} from '#shared/contract/article.ts'
import type { ContentLink } from '#shared/contract/rich-text-document.ts'
import type { ShownCardList } from '#shared/navigation/shown-page.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { Section } from '../content/blocks/section.tsx'
import { classNames } from '../content/class-names.ts'
import { TargetLink } from '../content/links/target-link.tsx'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { useDataOptions } from '../endpoints/data-options.ts'
import { callKey, fetchEndpoint } from '../endpoints/use-endpoint.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { iconAfter } from '../ui/icon.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { takeFocus } from '../ui/take-focus.ts'
import { ArticleTeaserView, TeaserSkeletons } from './article-teaser.tsx'

/** With fewer articles, the large first one would be alone in its row. */
const ENOUGH_TO_FEATURE = 3

/** How many articles of the front page have a picture. The page has many other pictures. */
const PICTURES_ON_FRONT = 3

/** §9: 9 articles at a time, newest first. The page has the first 9; each press of "Load more" adds 9. */
export default function ArticleList({ block, page: { body } }: BlockProps<ShownCardList>) {
  const t = useTranslate()
  const anchor = useAnchor(block)
  const { title, links, articles: sent = [] } = block
  const progress = useMoreArticles(block)
  const { articles, state, firstNew, left, loadMore, page } = progress
  const hasFeatured = page === 1 && sent.length >= ENOUGH_TO_FEATURE
  const isOnFront = useSite().path === '/'
  const isBrief =
    isOnFront ||
    body.some(
      (other) => other.contentType === 'cardList' && other.display.component === 'productList',
    )

  return (
    <Section
      className={classNames('articles', isBrief && 'articles--brief')}
      tone="cool"
      title={title}
      anchor={anchor}
      beside={links?.map(linkToMore)}
    >
      <ul className="articles-grid">
        {articles.map((teaser, index) => {
          const featured = index === 0 && hasFeatured
          return (
            <li
              key={`${teaser.id}-${index}`}
              className={featured ? 'articles-featured' : undefined}
            >
              <ArticleTeaserView
                teaser={teaser}
                level={title ? 3 : 2}
                featured={featured}
                pictured={!isOnFront || index < PICTURES_ON_FRONT}
                // after "Load more" the first new article takes the focus; articles that load
                // without a press do not
                linkRef={index > 0 && index === firstNew ? takeFocus : undefined}
              />
            </li>
          )
        })}
        {state === 'loading' && (
          <TeaserSkeletons
            count={left > 0 ? Math.min(ARTICLES_PER_PAGE, left) : ARTICLES_PER_PAGE}
            pictured={!isOnFront}
          />
        )}
        {state === 'failed' && (
          <li className="articles-failed-item">
            <NotLoaded text={t('pagination.loadFailed')} tryAgain={loadMore} />
          </li>
        )}
      </ul>
      <LoadMore {...progress} />
      {/* visible where phones show three articles (article-list.css) */}
      <p className="articles-all">
        <SiteLink page="articles" className="ui-button">
          {t('articles.all')}
        </SiteLink>
      </p>
    </Section>
  )
}

function linkToMore(link: ContentLink, index: number) {
  return (
    <TargetLink
      key={`${index} ${link.text}`}
      {...link}
      className={`content-link ${iconAfter('arrow-right')}`}
    />
  )
}

/**
 * §9: how much of the list is shown, and "Load more". Without JavaScript, and after a failure,
 * links to the other pages of the list.
 */
function LoadMore({
  amount,
  total,
  state,
  nextPage,
  loadMore,
  page,
  query,
}: ReturnType<typeof useMoreArticles>) {
  const t = useTranslate()
  const { path } = useSite()
  const isLoading = state === 'loading'
  const hasMore = amount > 0 && amount < total
  return (
    <div className="articles-more ui-stack ui-gap-4 ui-soft">
      <output>
        {amount > 0
          ? t('pagination.showing', { amount, total })
          : state === 'idle' && t('articles.none')}
      </output>
      {hasMore && state !== 'failed' && (
        <button
          type="button"
          className="ui-button ui-script-only"
          aria-busy={isLoading}
          onClick={() => isLoading || loadMore()}
        >
          {t(isLoading ? 'pagination.loading' : 'pagination.loadMore')}
        </button>
      )}
      <div className="articles-pages ui-row">
        {page > 1 && (
          <SiteLink
            to={page === 2 ? path : `${path}?${query}=${page - 1}`}
            rel="prev"
            className="ui-button ui-button-small"
          >
            {t('pagination.previous')}
          </SiteLink>
        )}
        {hasMore && (
          <SiteLink
            to={`${path}?${query}=${nextPage}`}
            rel="next"
            className={`ui-button ui-button-small ${state === 'failed' ? '' : 'articles-more-link'}`}
          >
            {t('pagination.next')}
          </SiteLink>
        )}
      </div>
    </div>
  )
}

/**
 * The articles of the server's HTML, then those that the browser has loaded. If the search failed
 * at the edge, the browser tries again.
 */
function useMoreArticles({
  articles: sent,
  articleTotal = 0,
  articlePage: page = 1,
  articleQuery: query = 'page',
  tags = [],
}: ShownCardList) {
  const { addressing } = useSite()
  const options = useDataOptions()
  // whether the visitor pressed "Load more": only then a loaded article takes the focus
  const [hasAsked, setAsked] = useState(false)
  const firstLoaded = sent ? page + 1 : page
  const { data, error, isValidating, size, setSize } = useSWRInfinite(
    (index) =>
      [
        ...callKey({ key: 'search', body: articleSearch(tags, firstLoaded + index) }, addressing),
        query,
      ] as const,
    ([call, locale, preview]) => fetchEndpoint([call, locale, preview], readArticleSearchResult),
    {
      ...options,
      initialSize: sent ? 0 : 1,
      revalidateFirstPage: false,
      revalidateOnReconnect: false,
    },
  )
  const loaded = data ?? []
  const articles = [...(sent ?? []), ...loaded.flatMap(({ items }) => items)]
  const lastLoaded = loaded.at(-1)
  const total = lastLoaded?.total ?? articleTotal
  const nextPage = firstLoaded + loaded.length
  const state =
    loaded.length >= size ? 'idle' : error !== undefined && !isValidating ? 'failed' : 'loading'

  function loadMore(): void {
    setAsked(true)
    // after a failure the same page is loaded again
    void setSize(state === 'failed' ? size : size + 1)
  }

  /** of all pages up to the last one shown */
  const amount = articles.length + (page - 1) * ARTICLES_PER_PAGE
  return {
    articles,
    /** index of the first article of the page that loaded last */
    firstNew: hasAsked && lastLoaded ? articles.length - lastLoaded.items.length : undefined,
    nextPage,
    left: total - (nextPage - 1) * ARTICLES_PER_PAGE,
    amount,
    total: Math.max(amount, total),
    state,
    loadMore,
    page,
    query,
  }
}
