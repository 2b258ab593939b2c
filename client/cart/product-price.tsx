import type { Product } from '#shared/contract/product.ts'
import { usePlaceWords } from '../i18n/place-words.tsx'
import { formatPrice, priceWithoutTax } from './price.ts'

/** The price with tax, and beside it what tax there is in it (§9). */
export function ProductPrice({ product: { attributes } }: { product: Product }) {
  const t = usePlaceWords()
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
