/**
 * How many cards of a grid stand two to a row before the rest stand in threes: no card is left alone in the last row.
 * 4 → 2+2, 5 → 2+3, 7 → 2+2+3.
 */
export function cardsInPairs(count: number): number {
  if (count <= 2) return count
  return [0, 4, 2][count % 3] ?? 0
}
