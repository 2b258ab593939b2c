import type { LocaleCode } from '#shared/locale/locales.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'

/** What happens to an address on its way. */
export type Step =
  /** its host is none of the site's: it is sent to the default one */
  | { kind: 'unknown-host'; host: string }
  /** www., a slash at the end, two slashes */
  | { kind: 'canonical' }
  /** another locale's prefix on a host of its own */
  | { kind: 'own-domain'; locale: LocaleCode }
  | { kind: 'answered-before' }
  | { kind: 'locale'; locale: LocaleCode; by: 'host' | 'prefix' | 'visitor'; path: string }
  | { kind: 'page' }
  | { kind: 'no-page' }
  /** the page sends on, before the table is asked (§2.3) */
  | { kind: 'card-list'; url: string }
  | { kind: 'root-page'; target: string }
  | { kind: 'rule'; locale: LocaleCode; rule: RedirectRule; target: string }
  | { kind: 'no-rule' }
  /** the redirect is none: it would come back, or take too many */
  | { kind: 'cut'; because: 'loop' | 'too-long' }
  /** only another locale knows the path */
  | { kind: 'other-locale'; locale: LocaleCode }

/** A step in words, for the command line. `version`: whose rules they are; undefined: those of the files. */
export function describeStep(step: Step, version?: string): string {
  switch (step.kind) {
    case 'unknown-host':
      return `${step.host} is no host of the site: the default site takes over`
    case 'canonical':
      return 'without www., slash at the end and double slashes'
    case 'own-domain':
      return `${step.locale} has a host of its own`
    case 'answered-before':
      return 'the site answers this address itself, before pages and tables'
    case 'locale':
      return `${step.path} of ${step.locale}, ${{ host: 'as the host says', prefix: 'as the address says', visitor: 'for a visitor of that language' }[step.by]}`
    case 'page':
      return 'there is a page'
    case 'no-page':
      return 'there is no page'
    case 'card-list':
      return `the page itself sends on to ${step.url}`
    case 'root-page':
      return `the front page is configured to be ${step.target}`
    case 'rule': {
      const { source, line, owner, note } = step.rule
      const who = `${owner === undefined ? '' : ` of ${owner}`}${note === undefined ? '' : ` (${note})`}`
      const where = version === undefined ? `redirects/${step.locale}.txt:${line}` : `${step.locale} ${version}`
      return `${where}  ${source} → ${step.target}${who}`
    }
    case 'no-rule':
      return 'the table has no rule'
    case 'cut':
      return step.because === 'loop' ? 'a loop: the site does not redirect' : 'more than five redirects: the site does not redirect'
    case 'other-locale':
      return `${step.locale} knows the path`
  }
}
