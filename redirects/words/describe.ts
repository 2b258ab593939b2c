import type { Cause } from '../check/find-causes.ts'
import type { Finding } from '../check/finding.ts'
import type { TargetSuggestion } from '../check/suggest-target.ts'
import type { Step } from '../explain/step.ts'
import type { Fault } from '../table/fault.ts'
import { CAUSES, FAULTS, PROBLEMS, STEPS } from './sentences.ts'

type Values = Readonly<Partial<Record<string, string>>>

export function faultText({ fault, words }: Fault): string {
  return filled(FAULTS[fault], words)
}

export function findingText({ kind, words, because, through }: Finding): string {
  if (kind === 'chain' && through !== undefined)
    return filled(PROBLEMS.through, { ...words, through })
  const reason = because ? faultText(because) : ''
  switch (kind) {
    case 'too-many':
      return reason
    case 'hidden-page':
      return filled(PROBLEMS[words['pages'] === '1' ? 'hidden-page' : 'hidden-pages'], words)
    case 'never-asked':
      return PROBLEMS[
        `never-asked-${words['reason'] === 'answered-before' ? 'answered-before' : 'not-looked-up'}`
      ]
    default:
      return filled(PROBLEMS[kind], { ...words, reason })
  }
}

/** The heading of findings with one cause. */
export function causeText({ kind, words, own, consequences: [first] }: Cause): string {
  const finding = own ?? first
  if (!finding) return ''
  return isHeading(kind) ? filled(CAUSES[kind], words) : findingText(finding)
}

/** The first lines, and how many more there are. */
export function linesText(problems: readonly Finding[], most: number): string {
  const more = problems.length - most
  const lines = problems.slice(0, most).map(({ line }) => line)
  return lines.join('; ') + (more > 0 ? ` and ${more} more` : '')
}

function isHeading(kind: string): kind is keyof typeof CAUSES {
  return Object.hasOwn(CAUSES, kind)
}

export function stepText(step: Step): string {
  const words = Object.fromEntries(
    Object.entries(step).filter((word): word is [string, string] => typeof word[1] === 'string'),
  )
  switch (step.kind) {
    case 'locale':
      return filled(STEPS[`locale-${step.by}`], words)
    case 'cut':
      return STEPS[`cut-${step.because}`]
    case 'rule':
      return filled(STEPS.rule, { target: step.rule.target })
    default:
      return filled(STEPS[step.kind], words)
  }
}

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

function filled(sentence: string, values: Values = {}): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
