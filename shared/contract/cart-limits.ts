/** contract.md: a cart line is refused outside 1..99 */
export const MAX_QUANTITY = 99
/** different products in one cart */
export const MAX_CART_LINES = 100
/** characters of a product code, of a discount code */
export const MAX_CODE_LENGTH = 100
