import { useEffect } from 'react'
import { readOneOf } from '#shared/contract/read-values.ts'
import { useOwnQuery, writeQuery } from '../../navigation/own-query.ts'
import { usePageHref } from '../../navigation/site-context.tsx'

const STEPS = ['contact', 'payment', 'review'] as const

export type CheckoutStep = (typeof STEPS)[number]

/**
 * Which steps are complete and valid (§5). `payment` is undefined for a total of 0, which needs no
 * payment.
 */
export interface Filled {
  contact: boolean
  payment: boolean | undefined
}

/** The steps of this order. */
export function stepsOf({ payment }: Filled): CheckoutStep[] {
  return STEPS.filter((step) => step !== 'payment' || payment !== undefined)
}

/** '?step=payment'; any other value is the first step. */
export function readStep(search: string): CheckoutStep {
  return readOneOf(STEPS, new URLSearchParams(search).get('step')) ?? 'contact'
}

/** The query of a step; other parameters are kept. */
export function stepSearch(step: CheckoutStep, search = ''): string {
  const query = new URLSearchParams(search)
  query.set('step', step)
  return `?${query}`
}

/**
 * The first incomplete step before `step`, or else `step`; the review in place of a payment that is
 * not needed.
 */
export function allowedStep(step: CheckoutStep, { contact, payment }: Filled): CheckoutStep {
  if (step !== 'contact' && !contact) return 'contact'
  if (step === 'payment' && payment === undefined) return 'review'
  return step === 'review' && payment === false ? 'payment' : step
}

export function goToStep(step: CheckoutStep, history: 'push' | 'replace' = 'push'): void {
  writeQuery(stepSearch(step, location.search), history)
}

/**
 * The step in the address. Links, Back and Forward change it without fetching a page. `changes` is
 * 0 for the first step shown.
 */
export function useStep(filled: Filled): { step: CheckoutStep; changes: number } {
  const { search, changes } = useOwnQuery(usePageHref())
  const named = readStep(search)
  const step = allowedStep(named, filled)
  useEffect(() => {
    if (step !== named) goToStep(step, 'replace')
  }, [step, named])
  return { step, changes }
}
