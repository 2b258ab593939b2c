// The car wash codes of the shop: the codes and prices are the same in every locale, the names are Swedish.
import type { Product } from '#shared/contract/products.ts'
import { picture } from '../pictures.ts'

const currency = ['EUR']
const tax_class = ['25.5']

export const washBasic: Product = {
  code: 'WASH-BASIC',
  name: 'Bastvätt',
  attributes: { product_name: 'Bastvätt', price: 12.9, tax_class, currency },
  unitPrice: 12.9,
  image: picture('car-wash-arcs', 'Bil på väg in under tvätthallens borstar'),
  isBundle: false,
  showUpsell: true,
}

export const washPerfect: Product = {
  code: 'WASH-PERFECT',
  name: 'Perfect-tvätt',
  attributes: { product_name: 'Perfect-tvätt', price: 19.9, tax_class, currency },
  unitPrice: 19.9,
  image: picture('car-wash-foam', 'Bil täckt av tjockt skum i tvätthallen'),
  isBundle: false,
  showUpsell: true,
}

export const washPerfect24h: Product = {
  code: 'WASH-PERFECT-24H',
  name: 'Perfect-tvätt 24H',
  attributes: { product_name: 'Perfect-tvätt 24H', price: 17.9, tax_class, currency },
  unitPrice: 17.9,
  image: picture('station-express', 'Obemannad station med tvätthall, öppen dygnet runt'),
  isBundle: false,
  showUpsell: true,
}

export const washBundle5: Product = {
  code: 'WASH-BUNDLE-5',
  name: '5 Perfect-tvättar',
  attributes: { product_name: '5 Perfect-tvättar', price: 89, tax_class, currency },
  unitPrice: 89,
  image: picture('car-wash-foam', 'Fem tvättar i ett paket: bil under skum och borstar'),
  isBundle: true,
  showUpsell: true,
  bundleMembers: [{ amount: 5, product: { code: 'WASH-PERFECT', globalName: 'Perfect-tvätt', sku: ['SKU-PERFECT'] } }],
}
