import { LOCALES } from '#shared/locale/locales.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import type { ShownSearch } from '#shared/navigation/shown-page.ts'
import { SEARCH_RESULTS_ID } from '#shared/search/search-address.ts'
import { CONTENT_KINDS, type SearchAnswer, type SearchKind } from '#shared/search/search-answer.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { Heading } from '../content/page/heading.tsx'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { AnswerPage } from './answer-page.tsx'
import { ContentGroups } from './content-groups.tsx'
import { EmptySearch, PopularLinks } from './empty-search.tsx'
import { SearchForm } from './search-form.tsx'
import { searchHref } from './search-href.ts'
import { useServiceNames } from './service-names.ts'
import { StationGroup } from './station-group.tsx'

/** The block search: `?q=` of the address is the search text. It has the page's h1. */
export default function SearchPage({ block: { answer }, page, lead }: BlockProps<ShownSearch>) {
  const t = useTranslate('search')
  if (!answer) return null
  return (
    <div className="search">
      <div className="search-plane ui-plane">
        <div className="ui-page-width">
          <SearchForm q={answer.q} />
        </div>
      </div>
      <div className="search-body ui-page-width">
        {answer.q === '' ? (
          <>
            <Heading level={lead ? 1 : 2} className="search-title">
              {page.title}
            </Heading>
            <p className="ui-above-4">{t('help')}</p>
            <PopularLinks links={answer.popular} level={2} />
          </>
        ) : answer.isLimited ? (
          <LimitedSearch answer={answer} level={lead ? 1 : 2} />
        ) : (
          <Results answer={answer} level={lead ? 1 : 2} />
        )}
      </div>
    </div>
  )
}

/** The page over the rate limit (429). */
function LimitedSearch({ answer: { q, popular }, level }: { answer: SearchAnswer; level: number }) {
  const t = useTranslate('search')
  return (
    <section aria-labelledby={SEARCH_RESULTS_ID}>
      <Heading level={level} id={SEARCH_RESULTS_ID} tabIndex={-1} className="search-title">
        {t('limited.title')}
      </Heading>
      <p className="ui-above-4">{t('limited.text', { q })}</p>
      <PopularLinks links={popular} level={2} />
    </section>
  )
}

/**
 * The form's address has the hash of this heading, which therefore takes the focus: screen readers
 * read what was searched.
 */
function Results({ answer, level }: { answer: SearchAnswer; level: number }) {
  const t = useTranslate('search')
  const { q, corrected, page, content, stations } = answer
  const counts = countsOf(answer)
  const count = counts.reduce((sum, each) => sum + each.count, 0)
  const isWhole = content !== undefined && stations !== undefined
  const words = corrected ?? q
  const place = usePlaceTitle(answer)
  const foundStations = <StationGroup key="stations" answer={answer} />
  const foundPage = page && <AnswerPage key="page" hit={page} words={words} />
  const foundPages = content ? (
    <ContentGroups key="pages" answer={answer} words={words} kinds={['pages']} />
  ) : (
    <p key="pages" className="ui-above-4">
      {t('content.failed')}
    </p>
  )
  return (
    <section aria-labelledby={SEARCH_RESULTS_ID}>
      <Heading level={level} id={SEARCH_RESULTS_ID} tabIndex={-1} className="search-title">
        {place ??
          (corrected !== undefined && count > 0
            ? t('results.corrected', { words })
            : count > 0
              ? t(pluralKey('results.count', count), { q, count })
              : t(isWhole ? 'results.none' : 'results.failed', { q }))}
      </Heading>
      {place !== undefined && (
        <p className="ui-soft">{t(pluralKey('results.count', count), { q, count })}</p>
      )}
      {corrected !== undefined && <SearchAsTyped q={q} />}
      {stations?.spellings && <Spellings names={stations.spellings} />}
      {count === 0 && isWhole ? (
        <EmptySearch answer={answer} />
      ) : (
        <>
          <Kinds answer={answer} counts={counts} count={count} />
          <div className="search-groups">
            <div className="search-column">
              {stations?.areNamed && !stations.leftOut
                ? [foundStations, foundPage, foundPages]
                : stations?.leftOut && !stations.areNamed
                  ? [foundPage, foundPages, foundStations]
                  : [foundPage, foundStations, foundPages]}
            </div>
            <div className="search-column">
              <ContentGroups answer={answer} words={words} kinds={['products', 'news']} />
            </div>
          </div>
        </>
      )}
    </section>
  )
}

/** 'Car wash, Tampere'; undefined without both */
function usePlaceTitle({ stations }: SearchAnswer): string | undefined {
  const names = useServiceNames(stations?.services ?? [])
  if (!stations?.areNamed || stations.place === undefined || names.length === 0) return undefined
  return [...names, stations.place].join(', ')
}

function SearchAsTyped({ q }: { q: string }) {
  const t = useTranslate('search')
  const { paths } = LOCALES[useLocale()]
  return (
    <SiteLink to={searchHref(paths.search, { q, isExact: true })} className="content-link">
      {t('results.asTyped', { q })}
    </SiteLink>
  )
}

/** Names of places and stations that are spelled like the words. */
function Spellings({ names }: { names: string[] }) {
  const t = useTranslate('search')
  const { paths } = LOCALES[useLocale()]
  return (
    <div className="search-links ui-row">
      {t('results.spellings')}
      {names.map((name) => (
        <SiteLink key={name} to={searchHref(paths.search, { q: name })} className="ui-chip">
          {name}
        </SiteLink>
      ))}
    </div>
  )
}

function countsOf({
  page,
  content = [],
  stations,
}: SearchAnswer): { kind: SearchKind; count: number }[] {
  const ofContent = CONTENT_KINDS.map((kind) => ({
    kind,
    count:
      (content.find((group) => group.kind === kind)?.total ?? 0) +
      (kind === 'pages' && page ? 1 : 0),
  }))
  return [{ kind: 'stations' as const, count: stations?.total ?? 0 }, ...ofContent].filter(
    ({ count }) => count > 0,
  )
}

interface KindsProps {
  answer: SearchAnswer
  counts: { kind: SearchKind; count: number }[]
  count: number
}

/** Links to the results of one kind. */
function Kinds({ answer: { q, kind: chosen, isExact }, counts, count }: KindsProps) {
  const t = useTranslate('search')
  const { paths } = LOCALES[useLocale()]
  if (counts.length < 2) return null
  return (
    <nav aria-label={t('kinds.label')}>
      <ul className="search-kinds ui-scroll-row ui-scroll-row--wide">
        {[{ kind: undefined, count }, ...counts].map(({ kind, count: found }) => (
          <li key={kind ?? 'all'}>
            <SiteLink
              to={searchHref(paths.search, { q, kind, isExact })}
              className="ui-chip"
              aria-current={kind === chosen ? 'true' : undefined}
            >
              {t(`kinds.${kind ?? 'all'}`)} <span className="search-kind-count">{found}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
