/** The known path that a mistyped one most likely means; undefined when none is near. */
export function nearestPath(path: string, knownPaths: Iterable<string>): string | undefined {
  let nearest: { path: string; distance: number } | undefined
  for (const known of knownPaths) {
    const distance = editDistance(path.toLowerCase(), known.toLowerCase())
    if (!nearest || distance < nearest.distance) nearest = { path: known, distance }
  }
  if (!nearest || nearest.distance > Math.max(3, path.length / 3)) return nearestParent(path, new Set(knownPaths))
  return nearest.path
}

/** A page that is gone is most often replaced by the one above it. */
function nearestParent(path: string, knownPaths: ReadonlySet<string>): string | undefined {
  for (let parent = path; parent.lastIndexOf('/') > 0;) {
    parent = parent.slice(0, parent.lastIndexOf('/'))
    if (knownPaths.has(parent)) return parent
  }
  return undefined
}

/** Levenshtein, one row at a time. */
function editDistance(from: string, to: string): number {
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
