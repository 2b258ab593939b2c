/** Prints the codes with their validity, or the receipt (order-view.css). The browser's own command prints both. */
export function printOrder(part: 'codes' | 'receipt'): void {
  const { dataset } = document.documentElement
  dataset['print'] = part
  addEventListener('afterprint', () => delete dataset['print'], { once: true })
  window.print()
}
