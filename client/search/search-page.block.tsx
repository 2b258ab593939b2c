import { pluralKey } from '#shared/messages/messages.ts'
import type { ShownSearch } from '#shared/navigation/shown-page.ts'
import { SEARCH_RESULTS_ID } from '#shared/search/search-address.ts'
import type { SearchAnswer } from '#shared/search/search-answer.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { EmptySearch, PopularLinks } from './empty-search.tsx'
import { FoundContent } from './found-content.tsx'
import { FoundStations } from './found-stations.tsx'
import { SearchForm } from './search-form.tsx'

/** The block search: `?q=` of the address is the search text. */
export default function SearchPage({ block: { answer } }: BlockProps<ShownSearch>) {
  const t = useTranslate('search')
  if (!answer) return null
  return (
    <div className="search">
      <SearchForm q={answer.q} />
      {answer.q === '' ? (
        <>
          <p className="search-help">{t('help')}</p>
          <PopularLinks links={answer.popular} level={2} />
        </>
      ) : (
        <Results answer={answer} />
      )}
    </div>
  )
}

/** The form's address has the hash of this heading, which therefore takes the focus: screen readers read the number of results. */
function Results({ answer }: { answer: SearchAnswer }) {
  const t = useTranslate('search')
  const { q, content, stations } = answer
  const count = (content?.total ?? 0) + stationCount(stations)
  const isWhole = content !== undefined && stations !== undefined
  const foundStations = <FoundStations key="stations" q={q} stations={stations} />
  return (
    <section className="search-results" aria-labelledby={SEARCH_RESULTS_ID}>
      <h2 id={SEARCH_RESULTS_ID} tabIndex={-1} className="search-count">
        {count > 0 ? t(pluralKey('results.count', count), { q, count }) : t(isWhole ? 'results.none' : 'results.failed', { q })}
      </h2>
      {count === 0 && isWhole ? (
        <EmptySearch answer={answer} />
      ) : (
        <>
          {stations?.areMeant && foundStations}
          <FoundContent content={content} />
          {!stations?.areMeant && foundStations}
        </>
      )}
    </section>
  )
}

/** The number of stations to count as results. A search for a service without a place matches hundreds, of which only the shown ones count. */
function stationCount(stations: SearchAnswer['stations']): number {
  if (!stations) return 0
  return stations.areMeant ? stations.total : stations.items.length
}
