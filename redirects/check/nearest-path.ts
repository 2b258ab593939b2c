/** of a short name */
const FEW_LETTERS = 2

interface NearPath {
  path: string
  /** name: the same last segment. letters: so many differ. parent: the nearest page above */
  why: { kind: 'name' | 'parent' } | { kind: 'letters'; count: number }
}

/**
 * The known path that a wrong path most likely means: the only one with the same last segment, else the most similar one, else the parent
 * page. undefined: none of these exists.
 */
export function createNearestPath(knownPaths: ReadonlySet<string>): (path: string) => NearPath | undefined {
  let bySlug: Map<string, string[]> | undefined

  return function nearestPath(path) {
    bySlug ??= Map.groupBy(knownPaths, slugOf)
    const [same, ...others] = bySlug.get(slugOf(path)) ?? []
    if (same !== undefined && others.length === 0 && slugOf(path) !== '') return { path: same, why: { kind: 'name' } }
    const nearest = mostSimilar(path)
    if (nearest) return { path: nearest.known, why: { kind: 'letters', count: nearest.distance } }
    const parent = parentOf(path, knownPaths)
    return parent === undefined ? undefined : { path: parent, why: { kind: 'parent' } }
  }

  function mostSimilar(path: string): { known: string; distance: number } | undefined {
    const written = path.toLowerCase()
    let nearest: { known: string; distance: number } | undefined
    for (const known of knownPaths) {
      const most = Math.min(mostLetters(path, known), (nearest?.distance ?? Infinity) - 1)
      if (Math.abs(known.length - path.length) > most) continue
      const distance = editDistance(written, known.toLowerCase(), most)
      if (distance <= most) nearest = { known, distance }
    }
    return nearest
  }
}

/** A third of what follows the segments that both paths begin with: those say nothing about a misspelt end. */
function mostLetters(path: string, known: string): number {
  const segments = path.split('/')
  const other = known.split('/')
  const differs = segments.findIndex((segment, at) => segment.toLowerCase() !== other[at]?.toLowerCase())
  return Math.max(FEW_LETTERS, segments.slice(differs).join('/').length / 3)
}

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase()
}

/** The nearest parent page: it usually replaces a removed page. */
function parentOf(path: string, knownPaths: ReadonlySet<string>): string | undefined {
  for (let parent = path; parent.lastIndexOf('/') > 0;) {
    parent = parent.slice(0, parent.lastIndexOf('/'))
    if (knownPaths.has(parent)) return parent
  }
  return undefined
}

/** The Levenshtein distance, computed row by row. Stops with a larger number than `most` when it is certain that more letters differ. */
export function editDistance(from: string, to: string, most = Infinity): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, character] of [...from].entries()) {
    const next = [i + 1]
    for (let j = 0; j < to.length; j++) {
      const replaced = (row[j] ?? 0) + (character === to[j] ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return Infinity
    row = next
  }
  return row[to.length] ?? 0
}
