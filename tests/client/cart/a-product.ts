import type { CartItem } from '#client/cart/cart-items.ts'
import { cartItem } from '#client/cart/cart-items.ts'
import type { Upsell } from '#shared/contract/cart.ts'
import type { BundleMember, Product } from '#shared/contract/product.ts'

export function aProduct(code: string, product: Partial<Product> = {}): Product {
  const { unitPrice = 10 } = product
  return {
    code,
    name: `Name of ${code}`,
    attributes: { product_name: code, price: unitPrice, tax_class: ['25.5'], currency: ['EUR'] },
    unitPrice,
    isBundle: false,
    showUpsell: true,
    ...product,
  }
}

export function aMember(amount: number, sku: string[] = ['SKU-1']): BundleMember {
  return { amount, product: { code: 'WASH', globalName: 'Wash', sku } }
}

export function aBundle(code: string, ...bundleMembers: BundleMember[]): Product {
  return aProduct(code, { isBundle: true, bundleMembers })
}

export function aLine(code: string, amount = 1, product: Partial<Product> = {}): CartItem {
  return { ...cartItem(aProduct(code, product)), amount }
}

export function anUpsell(product: Product, quantity = 1): Upsell {
  return { quantity, product }
}
