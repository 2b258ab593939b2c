import { MAX_QUERY, SEARCH_FIELD_ID, SEARCH_QUERY_NAME, SEARCH_RESULTS_ID } from '#shared/search/search-address.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'

/** The site's search: a native form, which opens the results of the search page. */
export function SearchForm({ q }: { q: string }) {
  const t = useTranslate()
  const { addressing } = useSite()
  const action = localizedHref(LOCALES[addressing.locale].paths.search, addressing)
  return (
    <search>
      <form className="search-form" method="get" action={`${action}#${SEARCH_RESULTS_ID}`}>
        <label className="search-label" htmlFor={SEARCH_FIELD_ID}>
          {t('search.field')}
        </label>
        <div className="search-row ui-row">
          <input
            id={SEARCH_FIELD_ID}
            className="search-input"
            type="search"
            name={SEARCH_QUERY_NAME}
            defaultValue={q}
            maxLength={MAX_QUERY}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className="ui-button ui-button-dark">
            <Icon name="search" />
            {t('search.submit')}
          </button>
        </div>
      </form>
    </search>
  )
}
