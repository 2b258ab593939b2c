import { type ArticleTeaser, RELATED_SHOWN } from '#shared/contract/article.ts'
import type { Dated, ShownArticle } from '#shared/navigation/shown-page.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { Section } from '../content/blocks/section.tsx'
import { Picture } from '../content/images/picture.tsx'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { Heading } from '../content/page/heading.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { iconAfter } from '../ui/icon.tsx'
import { ArticleDate, ArticleTeaserView } from './article-teaser.tsx'

/**
 * An article: tags, title, date and byline, picture, text. If it has the page's h1, it also links
 * to related articles.
 */
export default function ArticleView({ block: { article }, page, lead }: BlockProps<ShownArticle>) {
  const t = useTranslate()
  const { title, byline, image, alt, tags, articleContent } = article
  const anchor = useAnchor(article)
  return (
    <>
      <article className="articles-article" aria-labelledby={anchor}>
        <header className="articles-head">
          {tags.length > 0 && (
            <ul className="articles-tags ui-row ui-gap-2" aria-label={t('articles.tags')}>
              {tags.map((tag, index) => (
                <li key={`${tag}-${index}`} className="articles-tag ui-capital">
                  {tag}
                </li>
              ))}
            </ul>
          )}
          <Heading level={lead ? 1 : 2} id={anchor} className="articles-title">
            {title || page.title}
          </Heading>
          <p className="articles-meta ui-row">
            <ArticleDate {...article} />
            {byline && <span>{t('articles.writtenBy', { byline })}</span>}
          </p>
          {lead && (
            <ShareButton title={title || page.title} className="articles-share ui-icon-button" />
          )}
        </header>
        {image && (
          <Picture
            image={image}
            width={960}
            ratio={16 / 9}
            sizes="(min-width: 62rem) 572px, 100vw"
            alt={alt ?? image.alt}
            priority={lead}
            className="articles-picture"
            fill
          />
        )}
        {articleContent.content.length > 0 && (
          <RichText document={articleContent} top={lead ? 2 : 3} className="articles-text" />
        )}
      </article>
      {lead && <RelatedArticles articles={page.related ?? []} title={title} />}
    </>
  )
}

/**
 * The newest articles with the same first tag, and a link to all articles. If the search failed,
 * there is only the link.
 */
function RelatedArticles({ articles, title }: { articles: Dated<ArticleTeaser>[]; title: string }) {
  const t = useTranslate()
  const others = articles.filter((teaser) => teaser.title !== title).slice(0, RELATED_SHOWN)
  const allArticles = (
    <SiteLink page="articles" className={`content-link ${iconAfter('arrow-right')}`}>
      {t('articles.all')}
    </SiteLink>
  )
  return (
    <Section
      className="articles ui-not-printed"
      tone="cool"
      title={t('articles.related')}
      anchor={undefined}
      beside={allArticles}
    >
      <ul className="articles-grid">
        {others.map((teaser, index) => (
          <li key={`${teaser.id}-${index}`}>
            <ArticleTeaserView teaser={teaser} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
