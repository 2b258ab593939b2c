import type { Product } from '#shared/contract/product.ts'
import type { Card } from '#shared/contract/rich-text-document.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { formatPercent, formatPrice, priceWithoutTax } from '#shared/money/price.ts'
import { Picture } from '../content/images/picture.tsx'
import { CardLinks } from '../content/links/content-link.tsx'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { Heading } from '../content/page/heading.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { cartItem } from './cart-items.ts'
import { cartActions, openCart } from './cart-store.ts'
import { IncludedProducts } from './included-products.tsx'

interface ProductCardProps {
  card: Card
  product: Product
  level: number
  sizes: string
  /** percent: the tax rate of the list's products */
  rate: number | undefined
}

/** A product with its price. The texts of the editors' card override those of the product. */
export function ProductCard({ card, product, level, sizes, rate }: ProductCardProps) {
  const t = useTranslate('cart')
  const { image, includes } = cartItem(product)
  const shown = card.image ?? image
  return (
    <article id={useAnchor(card)} className="cards-card ui-card cart-product">
      {shown && (
        <Picture
          image={shown}
          width={96}
          ratio={3 / 2}
          sizes={sizes}
          className="cards-card-picture cart-product-picture"
          fill
        />
      )}
      <div className="cart-product-text">
        <Heading level={level} className="cards-card-title cart-product-title">
          {card.title ?? product.name}
        </Heading>
        {product.mostBought && <b className="cart-product-most">{t('product.mostBought')}</b>}
        {card.text && (
          <RichText
            document={card.text}
            top={level + 1}
            className="cards-card-words cart-product-words"
          />
        )}
        <IncludedProducts members={includes} />
        {card.links && <CardLinks links={card.links} />}
        <ProductPrice product={product} rate={rate} />
        <AddButton product={product} />
      </div>
    </article>
  )
}

/** The price with tax and without (§9). The tax rate only if it is not that of the list. */
function ProductPrice({ product, rate }: { product: Product; rate: number | undefined }) {
  const t = useTranslate('cart')
  const { price, tax_class } = product.attributes
  const percent = Number(tax_class[0] ?? NaN)
  return (
    <p className="cart-price ui-row">
      <strong className="cart-price-amount">{formatPrice(price)}</strong>
      {Number.isFinite(percent) && percent !== rate && (
        <small className="cart-price-tax">
          {t('product.includesTax', { percent: formatPercent(percent) })}
        </small>
      )}
      <NetPrice product={product} />
    </p>
  )
}

/** §9: the price without tax. */
export function NetPrice({ product: { attributes } }: { product: Product }) {
  const t = useTranslate('cart')
  const percent = Number(attributes.tax_class[0] ?? NaN)
  if (!Number.isFinite(percent)) return null
  return (
    <small className="cart-price-tax">
      {t('product.withoutTax', { price: formatPrice(priceWithoutTax(attributes.price, percent)) })}
    </small>
  )
}

interface AddButtonProps {
  product: Product
  /** one button of the page: that of the chosen programme */
  isPrimary?: boolean
}

/**
 * Adds one of the product; the server then prices the cart. A modal or a toast confirms it (§4),
 * except on the cart's page, which shows it.
 */
export function AddButton({ product, isPrimary = false }: AddButtonProps) {
  const t = useTranslate('cart')
  const { addressing, path } = useSite()
  const { locale } = addressing

  function add(): void {
    openCart(locale)
    cartActions.addToCart(product, { silent: path === localizedPath('cart', locale) })
  }

  return (
    <button
      type="button"
      className={`cart-add ui-button ui-script-only ${isPrimary ? 'ui-button-primary' : ''}`}
      aria-label={`${t('product.add')}: ${product.name}`}
      onClick={add}
    >
      <Icon name="cart" />
      {t('product.add')}
    </button>
  )
}
