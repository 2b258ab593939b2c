import { useTranslate } from '../../i18n/use-translate.ts'

const LINES = ['first', 'second']

/** The cart's shape while it is being restored. */
export function CartSkeleton() {
  const t = useTranslate('server')
  return (
    <output className="cart-columns cart-skeleton" aria-label={t('cart.loading')}>
      <span>
        {LINES.map((line) => (
          <span key={line} className="cart-line">
            <span className="cart-picture ui-skeleton" />
            <span className="cart-skeleton-text ui-skeleton" />
          </span>
        ))}
      </span>
      <span className="cart-skeleton-summary ui-skeleton" />
    </output>
  )
}
