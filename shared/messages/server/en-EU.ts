// In English: of products, cart, checkout and customer what stands in the server’s HTML, and what several views say.
export const messages = {
  product: {
    includesTax: 'Includes {{percent}}% VAT',
    withoutTax: '{{price}} excluding VAT',
    includes: 'Includes',
    add: 'Add to cart',
    needsScript: 'To buy online you need JavaScript. Turn it on in your browser and reload the page.',
  },
  cart: {
    loading: 'Loading your cart',
    needsScript: 'The cart needs JavaScript. Turn it on in your browser and reload the page.',
  },
  amounts: {
    products: 'Products',
    discount: 'Discount',
    withoutTax: 'Total excluding VAT',
    tax: 'VAT',
    taxOf: 'VAT {{percent}}%',
    total: 'Total',
  },
  checkout: {
    loading: 'Loading the checkout',
    needsScript: 'The checkout needs JavaScript. Turn it on in your browser, or contact customer service: they can take your order.',
    off: 'Orders cannot be made right now. Please try again later.',
    cartKept: 'Your cart is kept on this device.',
  },
  order: {
    verifying: 'Checking your payment',
    doNotPayAgain: 'This takes a moment. Do not pay again, and keep this page open.',
    needsScript: 'This page needs JavaScript to show your order. If the payment went through, the codes also come to you by email.',
  },
  customer: {
    checking: 'Checking your login',
    needsScript: 'My pages need JavaScript. Turn it on in your browser and reload the page.',
  },
} as const
