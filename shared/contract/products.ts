// Digital products on the wire (contract.md, "Digital products").
import type { ImageAsset } from './content.ts'

export interface Product {
  code: string
  name: string
  attributes: {
    product_name: string
    /** EUR, with tax */
    price: number
    /** percent, e.g. ['25.5'] */
    tax_class: string[]
    currency: string[]
  }
  unitPrice: number
  image?: ImageAsset
  images?: ImageAsset[]
  isBundle: boolean
  showUpsell: boolean
  bundleMembers?: BundleMember[]
}

export interface BundleMember {
  amount: number
  product: { code: string; globalName: string; sku: string[] }
}
