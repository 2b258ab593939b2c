import { useTranslate } from '../i18n/use-translate.ts'
import { Icon } from './icon.tsx'
import { useOnline } from './use-online.ts'

/** Says that a part of the page could not be loaded (`text`), and has a button to try again. */
export function NotLoaded({ text, tryAgain }: { text?: string; tryAgain: () => void }) {
  const t = useTranslate()
  const online = useOnline()
  return (
    <div className="ui-not-loaded ui-card" role="alert">
      <Icon name="error" />
      <p>
        {text ?? t('connection.partNotLoaded')} {!online && t('connection.offline')}
      </p>
      <button type="button" className="ui-button ui-button-small" onClick={tryAgain}>
        {t('connection.tryAgain')}
      </button>
    </div>
  )
}
