// Messages of products and the cart in English. The notices are those of §8 to the letter.
export const messages = {
  notices: {
    addedToCart: 'Product added to cart',
    cartValidationFailed: 'Cart update failed',
    full: 'The cart can hold no more of this product',
    notStored: 'Your browser cannot save the cart. It is kept until you close this page.',
    limited: 'Too many attempts. Wait a minute.',
    missing: 'No longer available: {{names}}',
  },
  first: {
    title: 'Added to your cart',
    toCart: 'Go to cart',
    continue: 'Continue shopping',
  },
  page: {
    empty: 'Your cart is empty',
    emptyHelp: 'Choose a wash and pay for it online. The code appears on your screen and in your email at once.',
    toFrontPage: 'To front page',
    lines: 'Products in your cart',
  },
  line: {
    unitPrice: '{{price}} each',
    amount: 'Quantity of {{name}}',
    more: 'One more: {{name}}',
    less: 'One fewer: {{name}}',
    remove: 'Remove',
    removed: '{{name}} was removed',
    undo: 'Undo',
    swap: 'Swap for {{name}}',
    swapMany: 'Swap for {{quantity}} × {{name}}',
    swapPrice: 'Price {{price}}',
    swapSaves: 'You save {{price}} compared with buying one by one',
  },
  discount: {
    label: 'Discount code',
    apply: 'Use code',
    inUse: 'Code {{code}} is in use',
    remove: 'Remove the code',
    unknown: 'The code {{code}} is not valid',
    expired: 'The code {{code}} has expired',
    used: 'The code {{code}} has already been used with your email address',
  },
  totals: {
    title: 'Summary',
    validating: 'Updating the prices',
    announced: 'Total {{price}}',
    checkout: 'Go to checkout',
    secure: 'You pay on the payment service’s secure page',
  },
  limited: {
    help: 'Your products are safe. We will check the prices again in a minute.',
  },
  outage: {
    help: 'Your products are safe, but we could not check the prices. We will keep trying.',
    retry: 'Try again',
  },
  refused: {
    help: 'The shop did not accept the cart as it was, so it was emptied. You can restore the products that are still on sale.',
    restore: 'Restore',
    dismiss: 'Close',
  },
} as const
