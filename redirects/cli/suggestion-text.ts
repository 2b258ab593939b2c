import type { TargetSuggestion } from '../pages/suggest-target.ts'

/** Why a target is likely. */
export function suggestionText({ why }: TargetSuggestion): string {
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
