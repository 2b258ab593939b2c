// The car washes the shop sells. Codes and prices are the same in every locale.
import type { Product } from '#shared/contract/products.ts'
import type { ImageAsset } from '#shared/contract/content.ts'
import { picture } from '../pictures.ts'

export const washBasic = washProduct('WASH-BASIC', 'Peruspesu', 12.9, picture('car-wash-arcs', 'Auto ajaa pesukaarien alle'))

export const washPerfect = washProduct(
  'WASH-PERFECT',
  'Perfect-pesu',
  19.9,
  picture('car-wash-foam', 'Vaahtoa auton kyljessä pesuhallissa'),
)

export const washPerfect24h = washProduct(
  'WASH-PERFECT-24H',
  'Perfect 24H -pesu',
  17.9,
  picture('station-express', 'Valaistu automaattiasema yöllä'),
)

export const washBundle: Product = {
  ...washProduct('WASH-BUNDLE-5', 'Viiden Perfect-pesun paketti', 89, picture('car-wash-foam', 'Vaahdotettu auto Perfect-pesussa')),
  isBundle: true,
  showUpsell: false,
  bundleMembers: [{ amount: 5, product: { code: 'WASH-PERFECT', globalName: 'Perfect-pesu', sku: ['SKU-PERFECT'] } }],
}

/** price: EUR with tax */
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
