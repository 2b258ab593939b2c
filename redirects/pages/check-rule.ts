import type { FaultName } from '../table/fault.ts'

/** A rule that is being typed, before it is saved. It can be saved with every warning. */
export interface RuleCheck {
  source: {
    fault?: FaultName
    /** the rule that has the path already */
    existing?: { key: string; line: string }
    /** the page that the rule would hide */
    hides?: string
  }
  target: {
    /** rule: another rule redirects it. missing: no page has the address */
    kind: 'page' | 'outside' | 'rule' | 'missing' | 'fault'
    fault?: FaultName
    title?: string
    /** the other rule, and where it leads */
    rule?: { key: string; line: string; end: string }
    /** the likely page */
    nearest?: string
    /** a host that is not in redirects/hosts.txt */
    unknownHost?: string
  }
}
