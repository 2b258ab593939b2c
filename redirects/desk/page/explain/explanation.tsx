import type { Explanation } from '#redirects/explain/explain-address.ts'
import type { Step } from '#redirects/explain/step.ts'
import { stepText } from '#redirects/messages/describe.ts'
import { ruleEntryKey } from '#redirects/table/table-entries.ts'
import { ruleLine } from '#redirects/table/write-line.ts'
import { PlaceLink } from '../place-link.tsx'
import { useTexts } from '../texts/texts.ts'

/** The requests that an address causes, each with its steps. */
export function ExplanationSteps({ title, explanation: { hops, end } }: { title: string; explanation: Explanation }) {
  const { named } = useTexts()
  return (
    <section>
      <h2>{title}</h2>
      <p>
        <strong>{named('explain.ends', end.kind)}</strong> <span className="address">{end.address}</span>
      </p>
      <ol className="steps">
        {hops.map(({ address, steps }) => (
          <li key={address}>
            <p className="address">{address}</p>
            <ul className="plain">
              {steps.map((step, index) => (
                <ExplainedStep key={`${index} ${step.kind}`} step={step} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ExplainedStep({ step }: { step: Step }) {
  const { t } = useTexts()
  const found = step.kind === 'rule' ? step : undefined
  return (
    <li>
      {stepText(t, step)}
      {found && (
        <p className="hint">
          <PlaceLink to={{ view: 'rule', locale: found.locale, params: { key: ruleEntryKey(found.rule.source) } }}>
            <code>{ruleLine(found.rule)}</code>
          </PlaceLink>{' '}
          {found.rule.owner && t('explain.owner', { owner: found.rule.owner })}
        </p>
      )}
    </li>
  )
}
