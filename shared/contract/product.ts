import { readImage } from './image.ts'
import { fields, or, type ReadBy, record, someOf } from './read-shape.ts'
import { readFlag, readItems, readKey, readNumber, readText } from './read-values.ts'

export type Product = ReadBy<typeof readProduct>
export type BundleMember = ReadBy<typeof readBundleMember>
export type ProductFeature = ReadBy<typeof readFeature>

const readBundleMember = record({
  amount: readAmount,
  product: record({ code: readKey, globalName: or(readText, ''), sku: readTexts }),
})

/**
 * A step of a programme, for comparison: `value` is '5 min' or 'twice', absent when it is simply
 * included.
 */
const readFeature = record({ name: readText, included: or(readFlag, false) }, { value: readText })

const readProductFields = record(
  {
    code: readKey,
    attributes: fields({
      product_name: readText,
      /** EUR, with tax */
      price: readPrice,
      /** percent, e.g. ['25.5'] */
      tax_class: readTexts,
      currency: readTexts,
    }),
    isBundle: or(readFlag, false),
    // §3: true by default
    showUpsell: or(readFlag, true),
  },
  {
    name: readText,
    unitPrice: readPrice,
    image: readImage,
    images: someOf(readImage),
    bundleMembers: someOf(readBundleMember),
    mostBought: readFlag,
    features: someOf(readFeature),
  },
)

/**
 * undefined without a code, a name or a price: it could not be bought. The price is content; the
 * backend calculates the amount to pay.
 */
export function readProduct(value: unknown) {
  const product = readProductFields(value)
  const { attributes } = product ?? {}
  const name = product?.name ?? attributes?.product_name
  const price = attributes?.price ?? product?.unitPrice
  if (product === undefined || name === undefined || price === undefined) return undefined
  return {
    unitPrice: price,
    ...product,
    name,
    attributes: { product_name: name, ...product.attributes, price },
  }
}

function readAmount(value: unknown): number | undefined {
  const amount = readNumber(value)
  return amount !== undefined && amount >= 1 ? amount : undefined
}

function readPrice(value: unknown): number | undefined {
  const price = readNumber(value)
  return price !== undefined && price >= 0 ? price : undefined
}

/** A list of texts. A single text becomes a list. */
function readTexts(value: unknown): string[] {
  return readItems([value].flat(), readKey)
}
