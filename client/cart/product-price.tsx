import type { Product } from '#shared/contract/product.ts'
import { formatPrice, priceWithoutTax } from './price.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** The price with tax, and beside it what tax there is in it (§9). */
export function ProductPrice({ product: { attributes } }: { product: Product }) {
  const t = useTranslate('server')
  const { price, tax_class } = attributes
  const percent = Number(tax_class[0] ?? NaN)
  return (
    <p className="content-price">
      <strong className="content-price-amount">{formatPrice(price)}</strong>
      {Number.isFinite(percent) && (
        <small className="content-price-tax">
          {t('product.includesTax', { percent: String(percent).replace('.', ',') })}
          <br />
          {t('product.withoutTax', { price: formatPrice(priceWithoutTax(price, percent)) })}
        </small>
      )}
    </p>
  )
}
