import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { comeBackHere } from './come-back-here.ts'
import { DetailsList } from './details-list.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

/** The details, and where they are changed: in the account hub, where the locale has such a page. */
export function DetailsView() {
  const t = useTranslate('customer')
  const { addressing, config } = useSite()
  const hub = config.myPagesHubs[addressing.locale]
  return (
    <>
      <DetailsList />
      {hub && (
        <div className="customer-change">
          <p>{t('details.changeHelp')}</p>
          <a href={hub} className="ui-button ui-button-small" onClick={comeBackHere}>
            {t('details.change')}
            <Icon name="arrow-up-right" />
          </a>
        </div>
      )}
    </>
  )
}
