import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { useOnline } from '../ui/use-online.ts'

/** Replaces a page for which there is no response of the site, or no code, and says so. */
export function PageNotLoaded({ kind }: { kind: 'unreachable' | 'code' }) {
  const t = useTranslate()
  const reason = useOnline() ? kind : 'offline'
  return (
    <div className="errors-page ui-page-width ui-stack ui-gap-6">
      <div className="errors-text">
        <h1 className="errors-title">{t('connection.pageNotLoaded')}</h1>
        <p className="errors-message ui-large ui-strong">{t(`connection.${reason}`)}</p>
        <div className="ui-row ui-above-5">
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
