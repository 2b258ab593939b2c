// The rule's home by name. It stands in content/, which shows prices too and is a floor below: imports go down only.
export { formatPrice, priceWithoutTax } from '../content/cards/price.ts'
