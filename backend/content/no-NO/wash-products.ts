import type { Product } from '#shared/contract/products.ts'
import { picture } from '../pictures.ts'

const foam = picture('car-wash-foam', 'Bil dekket av hvitt skum i vaskehallen')
const arches = picture('car-wash-arcs', 'Bil under de opplyste buene i vaskehallen')

function product(code: string, name: string, price: number, image: Product['image']): Product {
  return {
    code,
    name,
    attributes: { product_name: name, price, tax_class: ['25.5'], currency: ['EUR'] },
    unitPrice: price,
    ...(image === undefined ? {} : { image }),
    isBundle: false,
    showUpsell: true,
  }
}

export const basicWash = product('WASH-BASIC', 'Basisvask', 12.9, foam)
export const perfectWash = product('WASH-PERFECT', 'Perfect-vask', 19.9, arches)
export const perfectWash24h = product('WASH-PERFECT-24H', 'Perfect-vask 24H', 17.9, arches)
export const washBundle: Product = {
  ...product('WASH-BUNDLE-5', 'Fem Perfect-vasker', 89, foam),
  isBundle: true,
  bundleMembers: [{ amount: 5, product: { code: 'WASH-PERFECT', globalName: 'Perfect-vask', sku: ['SKU-PERFECT'] } }],
}
