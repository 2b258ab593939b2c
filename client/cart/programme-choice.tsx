import { useId } from 'react'
import type { Product, ProductFeature } from '#shared/contract/product.ts'
import type { Card } from '#shared/contract/rich-text-document.ts'
import { formatPrice } from '#shared/money/price.ts'
import { Picture } from '../content/images/picture.tsx'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { AddButton, NetPrice } from './product-card.tsx'

const SIZES = '(min-width: 62rem) 190px, 28vw'

export type Programme = Card & { product: Product & { features: ProductFeature[] } }

/**
 * A table that compares programmes and chooses one: a radio button in the head of each column, the
 * one bought most at first. The style sheet shows the price and the button of the chosen one, so
 * that the choice works before and without hydration.
 */
export function ProgrammeChoice({ programmes }: { programmes: readonly Programme[] }) {
  const t = useTranslate('cart')
  const name = useId()
  const most = programmes.findIndex(({ product }) => product.mostBought)
  const steps = programmes[0]?.product.features.map((feature) => feature.name) ?? []
  return (
    <div className="programmes">
      <table className="programmes-table">
        <caption className="ui-visually-hidden">{t('product.compared')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('product.step')}</VisuallyHidden>
            </th>
            {programmes.map((programme, index) => (
              <ColumnHead
                key={programme.id}
                programme={programme}
                name={name}
                chosen={index === Math.max(most, 0)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              {programmes.map(({ id, product }) => (
                <td key={id}>
                  <FeatureCell
                    feature={product.features.find((feature) => feature.name === step)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="programmes-chosen">
        {programmes.map(({ id, product }) => (
          <div key={id}>
            <p>
              <span className="programmes-name">{product.name}</span>
              <strong className="cart-price-amount">{formatPrice(product.attributes.price)}</strong>
              <NetPrice product={product} />
            </p>
            <AddButton product={product} isPrimary />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The whole head chooses its programme. The search of the site links to it. */
function ColumnHead({
  programme,
  name,
  chosen,
}: {
  programme: Programme
  name: string
  chosen: boolean
}) {
  const t = useTranslate('cart')
  const { product } = programme
  const image = programme.image ?? product.image
  return (
    <th id={useAnchor(programme)} scope="col">
      <span className="programmes-most">
        {product.mostBought && <b>{t('product.mostBought')}</b>}
      </span>
      <label className="programmes-head">
        {image && (
          <Picture
            image={image}
            width={250}
            ratio={3 / 2}
            sizes={SIZES}
            alt=""
            className="programmes-picture"
            fill
          />
        )}
        <span>{product.name}</span>
        <b className="programmes-price">{formatPrice(product.attributes.price)}</b>
        <input type="radio" name={name} defaultChecked={chosen} />
      </label>
    </th>
  )
}

function FeatureCell({ feature }: { feature: ProductFeature | undefined }) {
  const t = useTranslate('cart')
  if (feature?.value !== undefined) return feature.value
  return (
    <>
      {feature?.included ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>
        {t(feature?.included ? 'product.included' : 'product.notIncluded')}
      </VisuallyHidden>
    </>
  )
}
