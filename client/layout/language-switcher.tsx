import { LOCALES } from '#shared/locale/locales.ts'
import { useTranslate } from '../i18n/use-translate.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { LanguageLinks } from './language-links.tsx'

export function LanguageSwitcher() {
  const t = useTranslate()
  const { locale } = useSite().addressing
  return (
    <details className="layout-language" data-dismissable="">
      <summary className="layout-language-button">
        <Icon name="globe" />
        <VisuallyHidden>{t('header.language')}: </VisuallyHidden>
        {LOCALES[locale].displayName}
        <Icon name="chevron-down" />
      </summary>
      <LanguageLinks className="layout-language-list" />
    </details>
  )
}
