import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import type { Fault } from './fault.ts'

type Conditions = Pick<RedirectRule, 'from' | 'until' | 'owner'>

const NAMES = ['from', 'until', 'owner'] as const

/** Reads the words after a rule's target: `from 2026-12-01 until 2027-01-31 owner maria`, in any order. */
export function readConditions(words: readonly string[]): Conditions | Fault {
  const conditions: Conditions = {}
  for (let index = 0; index < words.length; index += 2) {
    const [word = '', value] = words.slice(index, index + 2)
    const name = NAMES.find((known) => known === word)
    if (name === undefined) return { fault: 'manyWords' }
    if (value === undefined) return { fault: 'valueMissing', words: { name } }
    if (conditions[name] !== undefined) return { fault: 'valueTwice', words: { name } }
    if (name !== 'owner' && !isDay(value)) return { fault: 'day' }
    conditions[name] = value
  }
  const { from, until } = conditions
  return from !== undefined && until !== undefined && until < from ? { fault: 'endsBefore' } : conditions
}

/** An existing day, written yyyy-MM-dd. */
function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
