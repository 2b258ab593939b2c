/** The likely target of an address that has no page and no rule, and why. */
export interface TargetSuggestion {
  target: string
  /** name: a page with the same last part. letters: so many letters differ. without: the page without this part. rule: the target of this
   * rule. parent: the nearest page above */
  why:
    | { kind: 'name' | 'parent' }
    | { kind: 'letters'; count: number }
    | { kind: 'without'; part: string }
    | { kind: 'rule'; source: string }
}
