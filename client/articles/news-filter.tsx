import type { ShownCardList } from '#shared/navigation/shown-page.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { newsHref } from './news-href.ts'

/**
 * Links to the news of a year or a topic. Renders nothing if there is only one choice. `target`:
 * the id in the hash of the links.
 */
export function NewsFilter({ block, target }: { block: ShownCardList; target: string }) {
  const t = useTranslate('news')
  const { path } = useSite()
  const { years = [], topics = [], year, topic } = block
  const groups = [
    {
      name: t('filter.year'),
      choices: [undefined, ...years].map((each) => ({
        text: each ?? t('filter.allYears'),
        isChosen: each === year,
        to: newsHref(path, block, { year: each }, target),
      })),
    },
    {
      name: t('filter.topic'),
      choices: [undefined, ...topics].map((each) => ({
        text: each ?? t('filter.allTopics'),
        isChosen: each === topic,
        to: newsHref(path, block, { topic: each }, target),
      })),
    },
  ].filter(({ choices }) => choices.length > 2)
  if (groups.length === 0) return null
  return (
    <nav className="news-filter ui-stack ui-gap-2" aria-label={t('filter.label')}>
      {groups.map(({ name, choices }) => (
        <ul key={name} className="news-choices ui-scroll-row ui-scroll-row--wide" aria-label={name}>
          {choices.map(({ text, isChosen, to }) => (
            <li key={to}>
              <SiteLink
                to={to}
                className="news-choice ui-chip ui-capital"
                aria-current={isChosen ? 'true' : undefined}
              >
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
