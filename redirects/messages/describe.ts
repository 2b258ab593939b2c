// Messages of the desk and the command line.
import type { Cause } from '../check/cause.ts'
import type { Finding, Fix } from '../check/finding.ts'
import type { Step } from '../explain/step.ts'
import type { Fault } from '../table/fault.ts'
import type { DeskKey, Values } from './text-of.ts'

/** Returns the message of a key, in the user's language. */
export type Say = (key: DeskKey, values?: Values) => string

export function faultText(say: Say, { fault, words }: Fault): string {
  return say(`faults.${fault}`, words)
}

export function findingText(say: Say, { kind, words, because, through }: Finding): string {
  if (kind === 'chain' && through !== undefined) return say('findings.causes.through', { ...words, through })
  const reason = because ? faultText(say, because) : ''
  switch (kind) {
    case 'too-many':
      return reason
    case 'example':
      return say('examples.fails', { ...words, leadsTo: words['leadsTo'] || say('examples.nowhere') })
    case 'hidden-page':
      return say(words['pages'] === '1' ? 'findings.kinds.hidden-page' : 'findings.kinds.hidden-pages', words)
    case 'never-asked':
      return say(`findings.kinds.never-asked-${words['reason'] === 'answered-before' ? 'answered-before' : 'not-looked-up'}`)
    default:
      return say(`findings.kinds.${kind}`, { ...words, reason })
  }
}

/** The heading of findings with one cause. */
export function causeText(
  say: Say,
  { kind, words, own, consequences: [first] }: Pick<Cause, 'kind' | 'words' | 'own' | 'consequences'>,
): string {
  switch (kind) {
    case 'hidden-page':
      return say(words['pages'] === '1' ? 'findings.causes.hidden-page' : 'findings.causes.hidden-pages', words)
    case 'loop':
    case 'whole-site':
    case 'too-many': {
      const finding = own ?? first
      return finding ? findingText(say, finding) : ''
    }
    default:
      return say(`findings.causes.${kind}`, words)
  }
}

export function fixText(say: Say, { kind: finding }: Finding, { kind }: Fix): string {
  return finding === 'example' && kind === 'remove' ? say('examples.remove') : say(`fixes.${kind}`)
}

export function stepText(say: Say, step: Step): string {
  const words = Object.fromEntries(Object.entries(step).filter((word): word is [string, string] => typeof word[1] === 'string'))
  switch (step.kind) {
    case 'locale':
      return say(`explain.steps.locale-${step.by}`, words)
    case 'cut':
      return say(`explain.steps.cut-${step.because}`, words)
    default:
      return say(`explain.steps.${step.kind}`, words)
  }
}
