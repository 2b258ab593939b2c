import { localizedPath } from '#shared/locale/localized-paths.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

export function EmptyCart() {
  const t = useTranslate('cart')
  const { locale } = useSite().addressing
  return (
    <div className="cart-empty">
      <span className="cart-empty-sign">
        <Icon name="cart" />
      </span>
      <h2 className="cart-empty-title">{t('page.empty')}</h2>
      <p>{t('page.emptyHelp')}</p>
      <SiteLink to={localizedPath('landing', locale)} className="ui-button ui-button-dark">
        {t('page.toFrontPage')}
      </SiteLink>
    </div>
  )
}
