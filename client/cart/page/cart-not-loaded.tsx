import { useTranslate } from '../../i18n/use-translate.tsx'

/** The cart's code cannot be had; the cart itself is safe on the device. */
export function CartNotLoaded() {
  const t = useTranslate()
  return (
    <div className="cart-empty" role="alert">
      <p>{t('connection.pageNotLoaded')}</p>
      <button type="button" className="ui-button" onClick={() => location.reload()}>
        {t('connection.tryAgain')}
      </button>
    </div>
  )
}
