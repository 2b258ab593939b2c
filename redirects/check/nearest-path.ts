/** Length of the letter groups by which similar paths are found. */
const GRAM = 3
/** A group in more paths than this is ignored: it is too common. */
const MAX_PATHS_OF_A_GRAM = 200
/** Only the paths with the most groups in common are compared letter by letter: this many. */
const CANDIDATES = 8
/** of a short name */
const FEW_LETTERS = 2

interface NearPath {
  path: string
  /** name: the same last segment. letters: so many differ. parent: the nearest page above */
  why: { kind: 'name' | 'parent' } | { kind: 'letters'; count: number }
}

/**
 * The known path that a wrong path most likely means: the only one with the same last segment, else the most similar one, else the parent
 * page. undefined: none of these exists. The paths are indexed at the first call.
 */
export function createNearestPath(knownPaths: ReadonlySet<string>): (path: string) => NearPath | undefined {
  let index: ReturnType<typeof indexPaths> | undefined

  return function nearestPath(path) {
    index ??= indexPaths(knownPaths)
    const sameSlug = index.bySlug.get(slugOf(path)) ?? []
    if (sameSlug.length === 1 && sameSlug[0] !== undefined && slugOf(path) !== '') return { path: sameSlug[0], why: { kind: 'name' } }
    const [nearest] = candidatesOf(path, index.byGram)
      .map((known) => ({ known, distance: editDistance(path.toLowerCase(), known.toLowerCase()) }))
      .filter(({ known, distance }) => distance <= mostLetters(path, known))
      .sort((a, b) => a.distance - b.distance)
    if (nearest) return { path: nearest.known, why: { kind: 'letters', count: nearest.distance } }
    const parent = parentOf(path, knownPaths)
    return parent === undefined ? undefined : { path: parent, why: { kind: 'parent' } }
  }
}

/** A third of what follows the segments that both paths begin with: those say nothing about a misspelt end. */
function mostLetters(path: string, known: string): number {
  const segments = path.split('/')
  const other = known.split('/')
  const differs = segments.findIndex((segment, at) => segment.toLowerCase() !== other[at]?.toLowerCase())
  return Math.max(FEW_LETTERS, segments.slice(differs).join('/').length / 3)
}

function indexPaths(knownPaths: ReadonlySet<string>) {
  const byGram = new Map<string, string[]>()
  for (const known of knownPaths) {
    for (const gram of gramsOf(known)) {
      const paths = byGram.get(gram)
      if (paths) paths.push(known)
      else byGram.set(gram, [known])
    }
  }
  return { bySlug: Map.groupBy(knownPaths, slugOf), byGram }
}

function candidatesOf(path: string, byGram: ReadonlyMap<string, readonly string[]>): string[] {
  const common = new Map<string, number>()
  for (const gram of gramsOf(path)) {
    const paths = byGram.get(gram) ?? []
    if (paths.length <= MAX_PATHS_OF_A_GRAM) for (const known of paths) common.set(known, (common.get(known) ?? 0) + 1)
  }
  return [...common]
    .sort(([, a], [, b]) => b - a)
    .slice(0, CANDIDATES)
    .map(([known]) => known)
}

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase()
}

function gramsOf(path: string): Set<string> {
  const text = `${path.toLowerCase()}/`
  return new Set(Array.from({ length: Math.max(0, text.length - GRAM + 1) }, (_, at) => text.slice(at, at + GRAM)))
}

/** The nearest parent page: it usually replaces a removed page. */
function parentOf(path: string, knownPaths: ReadonlySet<string>): string | undefined {
  for (let parent = path; parent.lastIndexOf('/') > 0;) {
    parent = parent.slice(0, parent.lastIndexOf('/'))
    if (knownPaths.has(parent)) return parent
  }
  return undefined
}

/** The Levenshtein distance, computed row by row. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, character] of [...from].entries()) {
    const next = [i + 1]
    for (let j = 0; j < to.length; j++) {
      const replaced = (row[j] ?? 0) + (character === to[j] ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
