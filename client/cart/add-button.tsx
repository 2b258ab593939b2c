import type { Product } from '#shared/contract/product.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { Icon } from '../ui/icon.tsx'
import { cartActions, openCart } from './cart-store.ts'

/** Adds one of the product; the server then prices the cart. A modal or a toast confirms it (§4). */
export function AddButton({ product }: { product: Product }) {
  const t = useTranslate('cart')
  const locale = useLocale()

  function add(): void {
    openCart(locale)
    cartActions.addToCart(product)
  }

  return (
    <button
      type="button"
      className="ui-button ui-button-primary cart-add"
      aria-label={`${t('product.add')}: ${product.name}`}
      onClick={add}
    >
      <Icon name="cart" />
      {t('product.add')}
    </button>
  )
}
