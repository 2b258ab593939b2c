import { useTranslate } from '../i18n/use-translate.tsx'
import { Icon } from '../ui/icon.tsx'

/** Instead of a page that could not be had at all. Its code is there from the start: without a connection none could be fetched. */
export function PageNotLoaded() {
  const t = useTranslate()
  return (
    <div className="errors-page ui-page-width">
      <div className="errors-words">
        <h1 className="errors-title">{t('connection.pageNotLoaded')}</h1>
        <p className="errors-message">{t('connection.offline')}</p>
        <div className="errors-actions">
          <button type="button" className="ui-button ui-button-primary" onClick={() => location.reload()}>
            <Icon name="reload" />
            {t('connection.tryAgain')}
          </button>
        </div>
      </div>
    </div>
  )
}
