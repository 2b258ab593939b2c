import { localizedPath } from '#shared/locale/localized-paths.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Where to go from here. The way back needs a script and a page to go back to: its place is kept until that is known. */
export function ErrorActions({ status }: { status: number }) {
  const t = useTranslate()
  const { locale } = useSite().addressing
  const canGoBack = useHydrated() && history.length > 1
  const mayPass = status >= 500

  return (
    <div className="errors-actions">
      {mayPass && (
        <button type="button" className="ui-button ui-button-primary" onClick={() => location.reload()}>
          <Icon name="reload" />
          {t('connection.tryAgain')}
        </button>
      )}
      <SiteLink to={localizedPath('landing', locale)} className={mayPass ? 'ui-button' : 'ui-button ui-button-primary'}>
        {t('errorPage.toFrontPage')}
      </SiteLink>
      <button type="button" className="ui-button errors-back" data-ready={canGoBack} onClick={() => history.back()}>
        <Icon name="arrow-left" />
        {t('errorPage.backToPreviousPage')}
      </button>
    </div>
  )
}
