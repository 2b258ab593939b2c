import type * as z from 'zod'

/** per response */
const MAX_ISSUES = 8
const MAX_PATH = 120

type Issue = z.core.$ZodIssue

/**
 * 'items[].price: expected number, received string (3 ×)'. zod's messages contain the type of a
 * value, never the value.
 */
export function describeIssues(issues: readonly Issue[]): string[] {
  const counts = new Map<string, number>()
  for (const { path, message } of issues.flatMap(closest)) {
    const sentence = `${nameOf(path)}: ${message.replace('Invalid input: ', '')}`
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  const sentences = [...counts].map(([sentence, count]) =>
    count === 1 ? sentence : `${sentence} (${count} ×)`,
  )
  const more = sentences.length - MAX_ISSUES
  return more > 0
    ? [...sentences.slice(0, MAX_ISSUES), `and ${more} more problems in this response`]
    : sentences
}

/** For a union: the issues of the branch that matches best. */
function closest(issue: Issue): { path: PropertyKey[]; message: string }[] {
  const branches = issue.code === 'invalid_union' ? issue.errors : []
  const [nearest] = branches.toSorted((a, b) => depthOf(b) - depthOf(a))
  // All branches fail at the top, so none matches better.
  if (!nearest || depthOf(nearest) === 0) return [issue]
  return nearest.flatMap((inner) =>
    closest(inner).map(({ path, message }) => ({ path: [...issue.path, ...path], message })),
  )
}

function depthOf(branch: readonly Issue[]): number {
  return branch.reduce((deepest, { path }) => Math.max(deepest, path.length), 0)
}

/**
 * Without indexes, so that a mistake in many items is reported once. Masks unusual characters of
 * names that a backend chose.
 */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`)).join('')
  const shown = name.replace(/^\./, '').replace(/[^\w.[\]/-]/g, '?')
  return shown.slice(0, MAX_PATH) || 'the body'
}
