/**
 * What a fetch came to. `ready` is stored. `unstored` (personal, or gone) is sent once, and an older copy is removed. `broken` is worse
 * than the last good copy, which is sent instead while there is one.
 */
export type Fetched =
  /** `freshUntil`: where the answer itself says how long it is fresh */
  { kind: 'ready'; response: Response; freshUntil?: number } | { kind: 'unstored' | 'broken'; response: Response }

export function broken(status: number): Fetched {
  return { kind: 'broken', response: new Response(null, { status }) }
}
