// The car wash codes of the shop: the same products and prices in every locale.
import type { ImageAsset } from '#shared/contract/content.ts'
import type { Product } from '#shared/contract/products.ts'
import { picture } from '../pictures.ts'

const foam = picture('car-wash-foam', 'A car covered in white foam in a wash hall')
const arcs = picture('car-wash-arcs', 'A car passing under the lit arcs of a car wash')

function washProduct(code: string, name: string, price: number, image: ImageAsset): Product {
  return {
    code,
    name,
    attributes: { product_name: name, price, tax_class: ['25.5'], currency: ['EUR'] },
    unitPrice: price,
    image,
    isBundle: false,
    showUpsell: true,
  }
}

export const basicWash = washProduct('WASH-BASIC', 'Basic wash', 12.9, foam)
export const perfectWash = washProduct('WASH-PERFECT', 'Perfect wash', 19.9, arcs)
export const perfectWash24h = washProduct('WASH-PERFECT-24H', 'Perfect wash 24h', 17.9, arcs)
export const fivePerfectWashes: Product = {
  ...washProduct('WASH-BUNDLE-5', 'Five Perfect washes', 89, foam),
  isBundle: true,
  bundleMembers: [{ amount: 5, product: { code: 'WASH-PERFECT', globalName: 'Perfect wash', sku: ['SKU-PERFECT'] } }],
}
