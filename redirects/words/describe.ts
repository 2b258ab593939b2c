// The sentences of messages/ in English.
import type { Finding, Fix } from '../check/finding.ts'
import type { Cause } from '../check/cause.ts'
import type { Step } from '../explain/step.ts'
import * as describe from '../messages/describe.ts'
import { english } from '../messages/english.ts'
import type { TargetSuggestion } from '../pages/suggest-target.ts'
import type { Fault } from '../table/fault.ts'

export const faultText = (fault: Fault) => describe.faultText(english, fault)
export const findingText = (finding: Finding) => describe.findingText(english, finding)
export const causeText = (cause: Pick<Cause, 'kind' | 'words' | 'own' | 'consequences'>) => describe.causeText(english, cause)
export const stepText = (step: Step) => describe.stepText(english, step)
export const fixText = ({ kind }: Fix) => english(`fixes.${kind}`)

/** Why a target is likely. */
export function suggestionText(why: TargetSuggestion['why']): string {
  switch (why.kind) {
    case 'name':
      return 'the same last part'
    case 'letters':
      return why.count === 1 ? '1 letter differs' : `${why.count} letters differ`
    case 'without':
      return `without ${why.part}`
    case 'rule':
      return `the rule of ${why.source}`
    case 'parent':
      return 'the page above'
  }
}
