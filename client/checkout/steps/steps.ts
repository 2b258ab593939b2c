export const STEPS = ['contact', 'payment', 'review'] as const

export type Step = (typeof STEPS)[number]

/** What the visitor has filled in so far, and whether it keeps the rules (§5). */
export interface Filled {
  contact: boolean
  payment: boolean
}

/** '?step=payment'; whatever else is written there is the first step. */
export function readStep(search: string): Step {
  const name = new URLSearchParams(search).get('step')
  return STEPS.find((step) => step === name) ?? 'contact'
}

/** The address of a step; other parameters stay. */
export function stepSearch(step: Step, search = ''): string {
  const query = new URLSearchParams(search)
  query.set('step', step)
  return `?${query}`
}

/** An invalid earlier step sends back to it. */
export function allowedStep(wanted: Step, { contact, payment }: Filled): Step {
  if (wanted !== 'contact' && !contact) return 'contact'
  return wanted === 'review' && !payment ? 'payment' : wanted
}
