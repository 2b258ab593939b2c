import type { PathEnd } from '../check/end-of-path.ts'

/** An address that the staged version redirects to another end than the live one. */
interface ReplayRow {
  address: string
  visits: number
  kind: 'fails' | 'fixed' | 'changed'
  live: PathEnd
  staged: PathEnd
}

interface ReplayTotals {
  addresses: number
  visits: number
}

export interface Replayed {
  /** most visits first */
  rows: ReplayRow[]
  totals: Record<ReplayRow['kind'] | 'same', ReplayTotals>
}

/**
 * What a staged version changes for visited addresses: which would newly fail, be fixed, or end elsewhere. A long list is replayed in
 * parts, and `addReplayed` adds them up.
 */
export function replay(
  visited: Iterable<readonly [address: string, visits: number]>,
  live: (address: string) => PathEnd,
  staged: (address: string) => PathEnd,
): Replayed {
  const result = nothingReplayed()
  for (const [address, visits] of visited) {
    const asked = withoutHost(address)
    const [before, after] = [live(asked), staged(asked)]
    const kind = difference(before, after)
    result.totals[kind].addresses++
    result.totals[kind].visits += visits
    if (kind !== 'same') result.rows.push({ address, visits, kind, live: before, staged: after })
  }
  result.rows.sort((a, b) => b.visits - a.visits)
  return result
}

export function nothingReplayed(): Replayed {
  const none = (): ReplayTotals => ({ addresses: 0, visits: 0 })
  return { rows: [], totals: { fails: none(), fixed: none(), changed: none(), same: none() } }
}

export function addReplayed(left: Replayed, right: Replayed): Replayed {
  const sum = (kind: keyof Replayed['totals']): ReplayTotals => ({
    addresses: left.totals[kind].addresses + right.totals[kind].addresses,
    visits: left.totals[kind].visits + right.totals[kind].visits,
  })
  return {
    rows: [...left.rows, ...right.rows].sort((a, b) => b.visits - a.visits),
    totals: { fails: sum('fails'), fixed: sum('fixed'), changed: sum('changed'), same: sum('same') },
  }
}

function difference(live: PathEnd, staged: PathEnd): ReplayRow['kind'] | 'same' {
  if (live.kind === 'nowhere') return staged.kind === 'nowhere' ? 'same' : 'fixed'
  if (staged.kind === 'nowhere') return 'fails'
  return live.address === staged.address ? 'same' : 'changed'
}

/** All addresses of a log belong to one site, so the host is not needed. */
function withoutHost(address: string): string {
  return address.replace(/^https?:\/\/[^/]*/i, '') || '/'
}
