import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'

export interface FollowedRules {
  /** the rules met after the first one, in order */
  through: RedirectRule[]
  isLoop: boolean
  /** the target of the last rule */
  end: string
}

/** Where a rule leads when the rules its target meets are followed too. */
export function followRules(start: RedirectRule, ruleFor: (target: string) => RedirectRule | undefined): FollowedRules {
  const seen = new Set([start])
  let last = start
  for (let next = ruleFor(start.target); next; next = ruleFor(next.target)) {
    if (seen.has(next)) return { through: [...seen].slice(1), isLoop: true, end: last.target }
    seen.add(next)
    last = next
  }
  return { through: [...seen].slice(1), isLoop: false, end: last.target }
}
