/** of a short name */
const FEW_LETTERS = 2
const SLASH = 47

export interface NearPath {
  target: string
  /** name: the same last segment. letters: so many differ. parent: the nearest page above */
  why: { kind: 'name' | 'parent' } | { kind: 'letters'; count: number }
}

/** The only known path with the same last segment, else the most similar one, else the parent. */
export function createNearestPath(
  knownPaths: ReadonlySet<string>,
): (path: string) => NearPath | undefined {
  const bySlug = Map.groupBy(knownPaths, slugOf)
  const spellings = Array.from(knownPaths, (known) => ({ known, lower: known.toLowerCase() }))

  return function nearestPath(path) {
    const [same, ...others] = bySlug.get(slugOf(path)) ?? []
    if (same !== undefined && others.length === 0 && slugOf(path) !== '')
      return { target: same, why: { kind: 'name' } }
    const nearest = mostSimilar(path)
    if (nearest) return nearest
    // it usually replaces a removed page
    const parent = pathsAbove(path).find((above) => knownPaths.has(above))
    return parent === undefined ? undefined : { target: parent, why: { kind: 'parent' } }
  }

  function mostSimilar(path: string): NearPath | undefined {
    const written = path.toLowerCase()
    let nearest: { known: string; distance: number } | undefined
    for (const { known, lower } of spellings) {
      const most = Math.min(mostLetters(written, lower), (nearest?.distance ?? Infinity) - 1)
      if (Math.abs(lower.length - written.length) > most) continue
      const distance = editDistance(written, lower, most)
      if (distance <= most) nearest = { known, distance }
    }
    return nearest && { target: nearest.known, why: { kind: 'letters', count: nearest.distance } }
  }
}

/** A third of what follows the segments that both paths begin with. */
function mostLetters(path: string, known: string): number {
  let differs = 0
  for (let at = 0; at < path.length; at++) {
    const code = path.charCodeAt(at)
    if (code === SLASH && (at === known.length || known.charCodeAt(at) === SLASH)) differs = at + 1
    if (code !== known.charCodeAt(at)) break
  }
  return Math.max(FEW_LETTERS, (path.length - differs) / 3)
}

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase()
}

/** The nearest first, without the front page. */
export function pathsAbove(path: string): string[] {
  const segments = path.split('/')
  return segments.slice(2).map((_, index) => segments.slice(0, -1 - index).join('/'))
}

/** The Levenshtein distance; Infinity when it is certain that more than `most` letters differ. */
export function editDistance(from: string, to: string, most = Infinity): number {
  let [row, next] = [new Uint16Array(to.length + 1), new Uint16Array(to.length + 1)]
  for (let j = 0; j <= to.length; j++) row[j] = j
  for (let i = 0; i < from.length; i++) {
    const code = from.charCodeAt(i)
    let least = (next[0] = i + 1)
    let last = least
    for (let j = 0; j < to.length; j++) {
      last = Math.min(
        (row[j] ?? 0) + (code === to.charCodeAt(j) ? 0 : 1),
        (row[j + 1] ?? 0) + 1,
        last + 1,
      )
      next[j + 1] = last
      if (last < least) least = last
    }
    if (least > most) return Infinity
    ;[row, next] = [next, row]
  }
  return row[to.length] ?? 0
}
