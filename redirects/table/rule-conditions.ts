import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'

type Conditions = Pick<RedirectRule, 'from' | 'until' | 'owner'>

const NAMES = ['from', 'until', 'owner'] as const

/** What stands behind a rule's addresses: `from 2026-12-01 until 2027-01-31 owner maria`, in any order. */
export function readConditions(words: readonly string[]): Conditions | { fault: string } {
  const conditions: Conditions = {}
  for (let index = 0; index < words.length; index += 2) {
    const [word = '', value] = words.slice(index, index + 2)
    const name = NAMES.find((known) => known === word)
    if (name === undefined)
      return { fault: `a line holds two addresses, this one ${words.length + 2} words (write a space in a path as %20, a note after #)` }
    if (value === undefined)
      return { fault: `"${name}" stands at the end: ${name === 'owner' ? 'a name' : 'a day, as 2026-12-31,'} is missing` }
    if (conditions[name] !== undefined) return { fault: `"${name}" stands twice` }
    if (name !== 'owner' && !isDay(value)) return { fault: `"${name} ${value}" is no day: write it as 2026-12-31` }
    conditions[name] = value
  }
  const { from, until } = conditions
  return from !== undefined && until !== undefined && until < from
    ? { fault: `the rule ends (${until}) before it begins (${from})` }
    : conditions
}

/** yyyy-MM-dd, and a day of the calendar */
function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
