// The cart as stored on a visitor's device.

import type { Page } from '@playwright/test'

/** The cart of a returning visitor: product code → quantity. The stored names and prices are wrong. */
export async function seedCart(
  page: Page,
  amounts: Record<string, number> = { 'WASH-PERFECT': 2 },
): Promise<void> {
  const items = Object.entries(amounts).map(([code, amount]) => ({
    code,
    name: code,
    amount,
    price: 0.01,
  }))
  await page.addInitScript((cart) => {
    // a cookie, because the site may clear both storages
    if (document.cookie.includes('seeded=1')) return
    document.cookie = 'seeded=1; path=/'
    localStorage.setItem('cart', cart)
  }, JSON.stringify({ items }))
}

export function storedAmounts(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const { items }: { items: { code: string; amount: number }[] } = JSON.parse(
      localStorage.getItem('cart') ?? '{"items":[]}',
    )
    return Object.fromEntries(items.map(({ code, amount }) => [code, amount]))
  })
}
