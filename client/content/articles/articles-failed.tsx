import { useTranslate } from '../../i18n/use-translate.tsx'
import { Icon } from '../../ui/icon.tsx'

export function ArticlesFailed({ retry }: { retry: () => void }) {
  const t = useTranslate()
  return (
    <p className="articles-failed" role="alert">
      <Icon name="error" />
      <span>{t('pagination.loadFailed')}</span>
      <button type="button" className="ui-button ui-button-small" onClick={retry}>
        {t('connection.tryAgain')}
      </button>
    </p>
  )
}
