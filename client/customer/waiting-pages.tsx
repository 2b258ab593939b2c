import { useCustomerWords } from './customer-words.tsx'

/** Until it is known who the visitor is; without a script that is never. */
export function WaitingPages() {
  const t = useCustomerWords()
  return (
    <>
      <noscript>
        <p className="customer-notice">{t('entrance.needsScript')}</p>
      </noscript>
      <output className="customer-waiting" aria-label={t('entrance.checking')}>
        <span className="ui-skeleton customer-waiting-views" />
        <span className="ui-skeleton customer-waiting-view" />
      </output>
    </>
  )
}
