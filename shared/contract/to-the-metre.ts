const DECIMALS = 5

/** Degrees to a metre, as a station's place is written everywhere; -0 is 0. */
export function toTheMetre(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS)) + 0
}
