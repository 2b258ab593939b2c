import { LOCALES } from '#shared/locale/locales.ts'
import { formatPrice } from '#shared/money/price.ts'
import type { ContentKind, FoundContent, SearchAnswer } from '#shared/search/search-answer.ts'
import { ArticleDate } from '../articles/article-teaser.tsx'
import { Picture } from '../content/images/picture.tsx'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { iconAfter } from '../ui/icon.tsx'
import { MarkedWords } from './marked-words.tsx'
import { searchHref } from './search-href.ts'

interface ContentGroupsProps {
  answer: SearchAnswer
  /** the words that were searched */
  words: string
  kinds: readonly ContentKind[]
}

/** The results of each kind in a group, best match first. */
export function ContentGroups({ answer, words, kinds }: ContentGroupsProps) {
  const groups = (answer.content ?? []).filter(
    ({ kind, items }) => kinds.includes(kind) && items.length > 0,
  )
  return groups.map((group) => <Group key={group.kind} {...group} answer={answer} words={words} />)
}

type GroupProps = Omit<ContentGroupsProps, 'kinds'> & {
  kind: ContentKind
  items: FoundContent[]
  total: number
}

function Group({ answer: { q, kind: chosen, isExact }, words, kind, items, total }: GroupProps) {
  const t = useTranslate('search')
  const { paths } = LOCALES[useLocale()]
  const isCut = total > items.length
  return (
    <section className="search-group">
      <h2 className="search-group-title ui-row">
        {t(`kinds.${kind}`)} <span className="search-group-count ui-soft">{total}</span>
      </h2>
      <ol>
        {items.map((hit) => (
          <li key={hit.slug} className="search-hit ui-line ui-gap-4">
            <Hit hit={hit} words={words} />
          </li>
        ))}
      </ol>
      {isCut &&
        (chosen === undefined ? (
          <SiteLink
            to={searchHref(paths.search, { q, kind, isExact })}
            className={`content-link ${iconAfter('arrow-right')}`}
          >
            {t('kinds.showAll', { count: total })}
            <span className="ui-visually-hidden">: {t(`kinds.${kind}`)}</span>
          </SiteLink>
        ) : (
          <p className="ui-above-4">{t('content.more', { amount: items.length, total })}</p>
        ))}
    </section>
  )
}

function Hit({
  hit: { title, slug, category, summary, created, price, image, trail },
  words,
}: {
  hit: FoundContent
  words: string
}) {
  return (
    <>
      {image && (
        <Picture
          image={image}
          width={72}
          ratio={3 / 2}
          sizes="72px"
          alt=""
          className="search-hit-picture"
          fill
        />
      )}
      <div className="search-hit-text">
        <h3 className="search-hit-title">
          <SiteLink to={slug} className="ui-quiet">
            <MarkedWords text={title} q={words} />
          </SiteLink>
        </h3>
        {trail && <p className="ui-soft">{trail.join(' › ')}</p>}
        {category === 'Article' && (
          <p className="ui-soft">
            <ArticleDate created={created} />
          </p>
        )}
        {summary && category !== 'Article' && (
          <p className="ui-soft ui-measure">
            <MarkedWords text={summary} q={words} />
          </p>
        )}
      </div>
      {price !== undefined && <p className="search-hit-end">{formatPrice(price)}</p>}
    </>
  )
}
