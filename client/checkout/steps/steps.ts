import { useEffect } from 'react'
import { readOneOf } from '#shared/contract/read-values.ts'
import { useOwnQuery, writeQuery } from '../../navigation/own-query.ts'
import { usePageHref } from '../../navigation/site-context.tsx'

export const STEPS = ['contact', 'payment', 'review'] as const

export type Step = (typeof STEPS)[number]

/** Which steps are complete and valid (§5). */
export type Filled = Record<Exclude<Step, 'review'>, boolean>

/** '?step=payment'; any other value is the first step. */
export function readStep(search: string): Step {
  return readOneOf(STEPS, new URLSearchParams(search).get('step')) ?? 'contact'
}

/** The query of a step; other parameters are kept. */
export function stepSearch(step: Step, search = ''): string {
  const query = new URLSearchParams(search)
  query.set('step', step)
  return `?${query}`
}

/** The first incomplete step before `step`, or else `step`. */
export function allowedStep(step: Step, { contact, payment }: Filled): Step {
  if (step !== 'contact' && !contact) return 'contact'
  return step === 'review' && !payment ? 'payment' : step
}

export function goToStep(step: Step, history: 'push' | 'replace' = 'push'): void {
  writeQuery(stepSearch(step, location.search), history)
}

/** The step in the address. Links, Back and Forward change it without fetching a page. `changes` is 0 for the first step shown. */
export function useStep(filled: Filled): { step: Step; changes: number } {
  const { search, changes } = useOwnQuery(usePageHref())
  const named = readStep(search)
  const step = allowedStep(named, filled)
  useEffect(() => {
    if (step !== named) goToStep(step, 'replace')
  }, [step, named])
  return { step, changes }
}
