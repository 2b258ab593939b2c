import { localizedHref } from '#shared/locale/locale-links.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { NearestLink } from '../../navigation/nearest-link.tsx'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon, iconBefore } from '../../ui/icon.tsx'

/**
 * The search field of the station locator, and the nearest station at one press. Native, so it
 * needs no script.
 */
export function StationSearch() {
  const t = useTranslate()
  const { addressing } = useSite()
  const { paths, locatorQuery } = LOCALES[addressing.locale]
  return (
    <search className="content-hero-search ui-stack">
      <form
        className="ui-field-frame ui-field-frame--single"
        method="get"
        action={localizedHref(paths.stationLocator, addressing)}
      >
        {Array.from(new URLSearchParams(locatorQuery), ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Icon name="search" />
        <input
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('stationSearch.label')}
          placeholder={t('stationSearch.field')}
        />
        <button
          type="submit"
          className="content-hero-search-submit ui-icon-button"
          aria-label={t('stationSearch.submit')}
        >
          <Icon name="arrow-right" />
        </button>
      </form>
      <NearestLink className={`ui-button content-button--first ${iconBefore('map-pin')}`}>
        {t('stationSearch.nearest')}
      </NearestLink>
    </search>
  )
}
