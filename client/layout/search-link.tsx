import { LOCALES } from '#shared/locale/locales.ts'
import { SEARCH_FIELD_ID } from '#shared/search/search-address.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { iconBefore } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** Links to the field of the search page: the browser focuses the target of the hash. */
export function SearchLink({
  className,
  hasText = false,
}: {
  className: string
  hasText?: boolean
}) {
  const t = useTranslate()
  return (
    <SiteLink
      to={`${LOCALES[useLocale()].paths.search}#${SEARCH_FIELD_ID}`}
      className={`${className} ${iconBefore('search')}`}
    >
      {hasText ? t('search.open') : <VisuallyHidden>{t('search.open')}</VisuallyHidden>}
    </SiteLink>
  )
}
