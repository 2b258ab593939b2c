import { useEffect } from 'react'
import { readOneOf } from '#shared/contract/read-values.ts'
import { useOwnQuery, writeQuery } from '../../navigation/own-query.ts'
import { usePageHref } from '../../navigation/site-context.tsx'

export const STEPS = ['contact', 'payment', 'review'] as const

export type Step = (typeof STEPS)[number]

/** Which steps are filled in and keep the rules (§5). */
export type Filled = Record<Exclude<Step, 'review'>, boolean>

/** '?step=payment'; whatever else is written there is the first step. */
export function readStep(search: string): Step {
  return readOneOf(STEPS, new URLSearchParams(search).get('step')) ?? 'contact'
}

/** The address of a step; other parameters stay. */
export function stepSearch(step: Step, search = ''): string {
  const query = new URLSearchParams(search)
  query.set('step', step)
  return `?${query}`
}

/** An invalid earlier step sends back to it. */
export function allowedStep(step: Step, { contact, payment }: Filled): Step {
  if (step !== 'contact' && !contact) return 'contact'
  return step === 'review' && !payment ? 'payment' : step
}

export function goToStep(step: Step, history: 'push' | 'replace' = 'push'): void {
  writeQuery(stepSearch(step, location.search), history)
}

/** The step that the address names: links, Back and Forward change it without a page being fetched. `changes` is 0 for the first one shown. */
export function useStep(filled: Filled): { step: Step; changes: number } {
  const { search, changes } = useOwnQuery(usePageHref())
  const named = readStep(search)
  const step = allowedStep(named, filled)
  useEffect(() => {
    if (step !== named) goToStep(step, 'replace')
  }, [step, named])
  return { step, changes }
}
