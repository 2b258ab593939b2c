import { isDeepStrictEqual } from 'node:util'
import { sharesNow, shareVisitors } from './versions.ts'

/** Percent by version, 100 in all. */
type Shares = Record<string, number>

/** How one deployment shares the visitors of a worker, and whether they are still shared so: somebody else may deploy or roll back meanwhile. */
export function ownShares(worker: string, atFirst: Shares) {
  // of a call that fails nobody knows whether it was done
  let possible = [atFirst]
  return {
    async share(shares: Shares, message: string): Promise<void> {
      possible.push(shares)
      await shareVisitors(worker, shares, message)
      possible = [shares]
    },
    async isUntouched(): Promise<boolean> {
      const now = await sharesNow(worker)
      return possible.some((shares) => isDeepStrictEqual(shares, now))
    },
  }
}
