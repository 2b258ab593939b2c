import { useTranslate } from '../i18n/use-translate.ts'
import type { PageFailure } from '../navigation/page-failure.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { useOnline } from '../ui/use-online.ts'

/** Replaces a page that failed to load, and says why. */
export function PageNotLoaded({ failure: { kind, status } }: { failure: PageFailure }) {
  const t = useTranslate()
  const reason = useOnline() ? kind : 'offline'
  return (
    <div className="errors-page ui-page-width">
      <div className="errors-text">
        <h1 className="errors-title">{t('connection.pageNotLoaded')}</h1>
        <p className="errors-message">{t(`connection.${reason}`, { status: String(status) })}</p>
        <div className="errors-actions ui-row">
          <ReloadButton />
          <SiteLink page="landing" className="ui-button">
            {t('header.logo')}
          </SiteLink>
        </div>
      </div>
    </div>
  )
}

export function ReloadButton() {
  const t = useTranslate()
  return (
    <button type="button" className="ui-button ui-button-primary" onClick={() => location.reload()}>
      <Icon name="reload" />
      {t('connection.tryAgain')}
    </button>
  )
}
