import { sizeFault } from '../table/table-size.ts'
import type { Finding } from './finding.ts'

/** What is wrong with the line, and what to do, in words; the first fix does it. */
export function describeFinding({ kind, words, fixes }: Finding): string {
  const { source = '', target = '' } = words
  switch (kind) {
    case 'unreadable':
      return `${words['reason']}${words['repaired'] === undefined ? '' : `; write: ${words['repaired']}`}`
    case 'too-many':
      return sizeFault(Number(words['rules'])) ?? ''
    case 'duplicate':
      return `${source} stands in line ${words['firstLine']} already (as ${words['first']}): keep one`
    case 'case-variant':
      return `${source} stands in line ${words['firstLine']} already, in other letter case (as ${words['first']}): keep one`
    case 'loop':
      return `${source} comes back to where it was: ${words['way']}; take one of the rules away`
    case 'chain':
      return `${source} takes ${words['hops']} redirects: write ${words['end']} as its target`
    case 'dead':
      return `there is no page ${words['path']}${words['nearest'] === undefined ? '; lead to another, or take the rule away' : `; did you mean ${words['nearest']}?`}`
    case 'hidden-page':
      return words['pages'] === '1'
        ? `there is a page ${words['page']}, and this rule hides it: take the rule away, or the page`
        : `this rule hides ${words['pages']} pages, such as ${words['page']}: take it away, or write a longer path`
    case 'never-asked':
      return words['reason'] === 'answered-before'
        ? 'this rule is never used: the site answers the address before it asks the tables'
        : 'this rule is never used: a locale or preview segment is taken off a path, and it is decoded once, before it is looked up'
    case 'wildcard':
      return `the * in ${source} stands for itself: it means all paths below only at the end, as in ${words['meant']}`
    case 'redundant':
      return `${words['other']} leads there without this rule: take it away`
    case 'unknown-host':
      return `no rule and no list of hosts knows ${words['host']}${words['near'] === undefined ? ': make sure that it is ours, and put it on the list' : `; did you mean ${words['near']}?`}`
    case 'unsafe':
      return `${words['reason']}: ${target}`
    case 'encoding':
      return `${words['written']} is encoded wrongly: write ${words['repaired']}`
    case 'expired':
      return `this rule ended on ${words['until']}: take it away, or give it another day`
    case 'example':
      return `${words['path']} must lead to ${words['wanted']} and leads ${words['leadsTo'] === '' ? 'nowhere' : `to ${words['leadsTo']}`}: ${fixes[0]?.kind === 'lead-there' ? 'mend the rule, or the example' : 'mend the example'}`
  }
}
