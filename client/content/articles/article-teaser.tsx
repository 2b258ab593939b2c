import type { Ref } from 'react'
import type { ArticleTeaser } from '#shared/contract/search.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { classNames } from '../class-names.ts'
import { Picture } from '../images/picture.tsx'
import { Heading, type HeadingLevel } from '../page/heading.tsx'
import { ArticleDate } from './article-date.tsx'

interface TeaserProps {
  teaser: ArticleTeaser
  level: HeadingLevel
  /** the newest one, shown large */
  featured?: boolean
  linkRef?: Ref<HTMLAnchorElement>
}

const SIZES = '(min-width: 62rem) 410px, (min-width: 40rem) 50vw, 100vw'
const FEATURED_SIZES = '(min-width: 62rem) 845px, 100vw'

/** An article's picture, title and first words. The title is the link, and covers the card. */
export function ArticleTeaserView({ teaser, level, featured = false, linkRef }: TeaserProps) {
  const { title, slug, image, created, summary, tags } = teaser
  const picture = featured ? { width: 845, sizes: FEATURED_SIZES } : { width: 410, sizes: SIZES }
  return (
    <article className={classNames('articles-teaser', featured && 'articles-teaser--featured', !image && 'articles-teaser--plain')}>
      {/* the picture says nothing that the title beside it does not */}
      {image && <Picture image={image} {...picture} ratio={3 / 2} alt="" className="articles-teaser-picture" fill />}
      <div className="articles-teaser-text">
        <p className="articles-meta">
          <ArticleDate created={created} />
          {tags[0] && <span className="articles-tag">{tags[0]}</span>}
        </p>
        <Heading level={level} className="articles-teaser-title">
          <SiteLink to={slug} ref={linkRef} className="articles-teaser-link">
            {title}
          </SiteLink>
        </Heading>
        {summary && <p className="articles-summary">{summary}</p>}
      </div>
    </article>
  )
}
