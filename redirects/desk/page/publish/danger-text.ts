import type { Danger } from '#redirects/drafts/publication-preview.ts'
import type { DeskTexts } from '../texts/texts.ts'

/** What a dangerous change does to visitors, in one line and a detail. */
export function dangerText(
  { t, many, count, named }: Pick<DeskTexts, 't' | 'many' | 'count' | 'named'>,
  { kind, words, rules, visits }: Pick<Danger, 'kind' | 'words' | 'rules' | 'visits'>,
): { title: string; detail: string } {
  const [first] = rules
  const key = first?.key ?? ''
  const inAll = visits > 0 ? t('publish.visits', { visits: count(visits) }) : ''
  const who = rules.length > 1 ? many('publish.andMore', rules.length - 1, { key }) : `${key}.`
  switch (kind) {
    case 'hidden-page': {
      const pages = Number(words['pages'] ?? 1)
      const page = words['page'] ?? first?.end ?? ''
      return {
        title: pages > 1 ? many('publish.hides', pages, { page }) : t('publish.hidesOne', { page }),
        detail: `${t('publish.hidesDetail', { target: words['target'] ?? '' })} ${inAll}`.trim(),
      }
    }
    case 'dead':
      return { title: many('publish.dead', rules.length), detail: `${t('publish.deadDetail')} ${inAll} ${who}`.replace(/ {2,}/g, ' ') }
    default:
      return { title: `${key}: ${named('problems', kind)}`, detail: `${inAll} ${rules.length > 1 ? who : (first?.line ?? '')}`.trim() }
  }
}
