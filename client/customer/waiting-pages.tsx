import { useTranslate } from '../i18n/use-translate.ts'

/** Until it is known who the visitor is; without a script that is never. */
export function WaitingPages() {
  const t = useTranslate('server')
  return (
    <>
      <noscript>
        <p className="customer-notice">{t('customer.needsScript')}</p>
      </noscript>
      <output className="customer-waiting" aria-label={t('customer.checking')}>
        <span className="ui-skeleton customer-waiting-views" />
        <span className="ui-skeleton customer-waiting-view" />
      </output>
    </>
  )
}
