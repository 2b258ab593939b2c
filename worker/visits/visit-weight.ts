/** A second's visits that are all counted. */
const ALL_COUNTED = 100

/**
 * How many visits the nth of its second stands for; 0: it is not counted. Beyond the hundredth the chance falls as the weight grows:
 * the sum stays right, and ten thousand visits in a second are some six hundred writes.
 * @param random in [0, 1)
 */
export function visitWeight(nth: number, random: number): number {
  const weight = Math.ceil(nth / ALL_COUNTED)
  return random * weight < 1 ? weight : 0
}
