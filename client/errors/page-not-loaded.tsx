import { useTranslate } from '../i18n/use-translate.ts'
import type { PageFailure } from '../navigation/page-failure.ts'
import { Icon } from '../ui/icon.tsx'
import { useOnline } from '../ui/use-online.ts'

/** Instead of a page that failed to load: it says why. */
export function PageNotLoaded({ failure }: { failure: PageFailure }) {
  const t = useTranslate()
  const reason =
    failure.kind === 'status' ? t('connection.siteFailed', { status: String(failure.status) }) : t(`connection.${failure.kind}`)
  return (
    <div className="errors-page ui-page-width">
      <div className="errors-text">
        <h1 className="errors-title">{t('connection.pageNotLoaded')}</h1>
        <p className="errors-message">{useOnline() ? reason : t('connection.offline')}</p>
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
