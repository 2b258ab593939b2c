import { readImage } from './image.ts'
import { readFlag, readItems, readKey, readNumber, readRecord, readSomeItems, readText, withoutAbsent } from './read-values.ts'

export type Product = NonNullable<ReturnType<typeof readProduct>>
export type BundleMember = NonNullable<ReturnType<typeof readBundleMember>>

/** undefined without a code, a name or a price: it could not be bought. The price shown is content; what is paid the backend says. */
export function readProduct(value: unknown) {
  const raw = readRecord(value)
  if (raw === undefined) return undefined
  const attributes = readRecord(raw['attributes'])
  const code = readKey(raw['code'])
  const name = readText(raw['name']) ?? readText(attributes?.['product_name'])
  const price = readPrice(attributes?.['price']) ?? readPrice(raw['unitPrice'])
  if (code === undefined || name === undefined || price === undefined) return undefined
  return withoutAbsent({
    code,
    name,
    attributes: {
      product_name: readText(attributes?.['product_name']) ?? name,
      /** EUR, with tax */
      price,
      /** percent, e.g. ['25.5'] */
      tax_class: readTexts(attributes?.['tax_class']),
      currency: readTexts(attributes?.['currency']),
    },
    unitPrice: readPrice(raw['unitPrice']) ?? price,
    image: readImage(raw['image']),
    images: readSomeItems(raw['images'], readImage),
    isBundle: readFlag(raw['isBundle']) ?? false,
    // §3: true by default
    showUpsell: readFlag(raw['showUpsell']) ?? true,
    bundleMembers: readSomeItems(raw['bundleMembers'], readBundleMember),
  })
}

function readBundleMember(value: unknown) {
  const raw = readRecord(value)
  const product = readRecord(raw?.['product'])
  const code = readKey(product?.['code'])
  const amount = readNumber(raw?.['amount'])
  if (code === undefined || amount === undefined || amount < 1) return undefined
  return { amount, product: { code, globalName: readText(product?.['globalName']) ?? '', sku: readTexts(product?.['sku']) } }
}

function readPrice(value: unknown): number | undefined {
  const price = readNumber(value)
  return price !== undefined && price >= 0 ? price : undefined
}

/** A list of texts; a single one is a list of one. */
function readTexts(value: unknown): string[] {
  return readItems([value].flat(), readKey)
}
