/** at once: a test environment is small */
const AT_ONCE = 8

/** A few at once; the results in the order of the list. */
export async function inTurn<T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Map<number, R>()
  const waiting = list.entries()
  async function workOff(): Promise<void> {
    for (const [index, item] of waiting) results.set(index, await work(item))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workOff))
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result)
}
