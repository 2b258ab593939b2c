import type { FoundContent } from '#shared/search/search-answer.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { isFound, MarkedWords } from './marked-words.tsx'

const MOST_FACTS = 3

/**
 * The page that has the name: its description, and what most visitors want to know, first what the
 * words mean.
 */
export function AnswerPage({
  hit: { title, slug, trail, summary, facts = [] },
  words,
}: {
  hit: FoundContent
  words: string
}) {
  const meant = facts.filter(({ name, value }) => isFound(`${name} ${value}`, words))
  const shown = [...meant, ...facts.filter((fact) => !meant.includes(fact))].slice(0, MOST_FACTS)
  return (
    <section className="search-answer ui-card ui-hover">
      <h2 className="search-answer-title">
        <SiteLink to={slug} className="ui-cover">
          <MarkedWords text={title} q={words} />
        </SiteLink>
      </h2>
      {trail && <p className="ui-soft">{trail.join(' › ')}</p>}
      {summary && <p className="ui-measure ui-above-2">{summary}</p>}
      {shown.length > 0 && (
        <dl className="ui-above-3">
          {shown.map((fact) => (
            <div
              key={fact.name}
              className="search-fact"
              data-meant={meant.length < shown.length && meant.includes(fact) ? '' : undefined}
            >
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
