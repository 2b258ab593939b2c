import type { Ref } from 'react'
import type { ArticleTeaser } from '#shared/contract/article.ts'
import { formatDate } from '#shared/locale/format-date.ts'
import type { Dated } from '#shared/navigation/shown-page.ts'
import { classNames } from '../content/class-names.ts'
import { Picture } from '../content/images/picture.tsx'
import { Heading } from '../content/page/heading.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { SiteLink } from '../navigation/site-link.tsx'

interface TeaserProps {
  teaser: Dated<ArticleTeaser>
  level: number
  /** the newest article, shown large */
  featured?: boolean
  pictured?: boolean
  linkRef?: Ref<HTMLAnchorElement> | undefined
}

const PICTURE = { width: 410, sizes: '(min-width: 62rem) 410px, (min-width: 40rem) 50vw, 100vw' }
const FEATURED_PICTURE = { width: 845, sizes: '(min-width: 62rem) 845px, 100vw' }

/** An article's picture, title and summary. The title's link covers the card. */
export function ArticleTeaserView({
  teaser,
  level,
  featured = false,
  pictured = true,
  linkRef,
}: TeaserProps) {
  const { title, slug, summary, tags } = teaser
  const image = pictured ? teaser.image : undefined
  const picture = featured ? FEATURED_PICTURE : PICTURE
  return (
    <article
      className={classNames(
        'articles-teaser ui-card',
        featured && 'articles-teaser--featured',
        !image && 'articles-teaser--plain',
      )}
    >
      {/* decorative, because the title is beside it */}
      {image && (
        <Picture
          image={image}
          {...picture}
          ratio={3 / 2}
          alt=""
          className="articles-teaser-picture"
          fill
        />
      )}
      <div className="articles-teaser-text ui-stack">
        <p className="articles-meta ui-row">
          <ArticleDate {...teaser} />
          <ArticleTags tags={tags.slice(0, 1)} className="articles-tag" />
        </p>
        <Heading level={level} className="articles-teaser-title">
          <SiteLink to={slug} ref={linkRef} className="ui-quiet ui-cover">
            {title}
          </SiteLink>
        </Heading>
        {summary && <p className="articles-summary ui-soft">{summary}</p>}
      </div>
    </article>
  )
}

/** Tags of the content are written in small letters; they are shown with a capital. */
export function ArticleTags({ tags, className }: { tags: readonly string[]; className: string }) {
  return tags.map((tag, index) => (
    <span key={`${tag}-${index}`} className={`${className} ui-capital`}>
      {tag}
    </span>
  ))
}

/** The date of publication; nothing if it is unknown. */
export function ArticleDate({ created, createdText }: Dated<{ created: string }>) {
  const { locale } = useSite().addressing
  const text = createdText ?? formatDate(created, locale)
  return text === '' ? null : <time dateTime={created}>{text}</time>
}

export function TeaserSkeletons({ count, pictured = true }: { count: number; pictured?: boolean }) {
  return Array.from({ length: count }, (_, index) => (
    <li
      key={index}
      className={classNames(
        'articles-teaser ui-card ui-script-only',
        !pictured && 'articles-teaser--plain',
      )}
      aria-hidden="true"
    >
      {pictured && <span className="articles-teaser-picture ui-skeleton" />}
      <span className="articles-teaser-text ui-stack">
        <span className="articles-skeleton-text ui-skeleton" />
      </span>
    </li>
  ))
}
