export interface PricedLine {
  code: string
  quantity: number
  /** EUR cents, with tax, of one */
  priceCents: number
  taxPercent: number
}

/** EUR cents */
export function grossOf({ quantity, priceCents }: PricedLine): number {
  return quantity * priceCents
}

export function sum<T>(list: readonly T[], amount: (item: T) => number): number {
  return list.reduce((total, item) => total + amount(item), 0)
}
