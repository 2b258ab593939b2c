/** Returns a search in the given paths for a path and all paths below it. They are sorted once, so that a search is fast. */
export function createPathsBelow(paths: Iterable<string>): (path: string) => string[] {
  let sorted: string[] | undefined

  return function pathsBelow(path) {
    sorted ??= [...paths].sort()
    const folder = path === '/' || path === '' ? '/' : `${path}/`
    const below: string[] = []
    for (let at = firstFrom(sorted, path); at < sorted.length; at++) {
      const candidate = sorted[at] ?? ''
      if (candidate === path || candidate.startsWith(folder)) below.push(candidate)
      // '/a-b' is sorted between '/a' and '/a/b'
      else if (!candidate.startsWith(path)) break
    }
    return below
  }
}

/** The index of the first path that is not sorted before this one. */
function firstFrom(sorted: readonly string[], path: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < path) low = middle + 1
    else high = middle
  }
  return low
}
