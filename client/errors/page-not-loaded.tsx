import { useTranslate } from '../i18n/use-translate.ts'
import type { Translate } from '../i18n/translate.ts'
import type { PageFailure } from '../navigation/page-failure.ts'
import { Icon } from '../ui/icon.tsx'
import { useOnline } from '../ui/use-online.ts'

/** Instead of a page that could not be had: it says why. */
export function PageNotLoaded({ failure }: { failure: PageFailure }) {
  const t = useTranslate()
  const online = useOnline()
  return (
    <div className="errors-page ui-page-width">
      <div className="errors-text">
        <h1 className="errors-title">{t('connection.pageNotLoaded')}</h1>
        <p className="errors-message">{online ? reason(failure, t) : t('connection.offline')}</p>
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

function reason(failure: PageFailure, t: Translate): string {
  if (failure.kind === 'status') return t('connection.siteFailed', { status: String(failure.status) })
  return t(`connection.${failure.kind}`)
}
