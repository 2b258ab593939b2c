import type { Explanation } from '#redirects/explain/explain-address.ts'
import type { Step } from '#redirects/explain/step.ts'

/** A step of an explanation, in one list over all requests. */
export interface ExplainedStep {
  kind: 'request' | 'step' | 'end'
  /** equal steps of two explanations have the same */
  text: string
  /** request, end */
  address?: string
  step?: Step
}

/** Each request after the first, its steps, and the end. */
export function explainedSteps({ hops, end }: Explanation): ExplainedStep[] {
  const steps = hops.flatMap(({ address, steps }, index): ExplainedStep[] => [
    ...(index > 0 ? [{ kind: 'request' as const, text: `request ${address}`, address }] : []),
    ...steps.map((step): ExplainedStep => ({ kind: 'step', text: JSON.stringify(step), step })),
  ])
  return [...steps, { kind: 'end', text: `${end.kind} ${end.address}`, address: end.address }]
}

/** Whether a step is the same as in the other explanation, at the same place. */
export function isSameStep(steps: readonly ExplainedStep[], before: readonly ExplainedStep[] | undefined, index: number): boolean {
  return before !== undefined && steps[index]?.text === before[index]?.text
}
