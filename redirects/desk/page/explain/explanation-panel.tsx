import type { Explanation } from '#redirects/explain/explain-address.ts'
import { parseUrl } from '#shared/navigation/parse-url.ts'
import { stepText } from '#redirects/messages/describe.ts'
import { ruleEntryKey } from '#redirects/table/table-entries.ts'
import { ruleLine } from '#redirects/table/write-line.ts'
import { PlaceLink } from '../place-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { type ExplainedStep, isSameStep } from './explained-steps.ts'

interface ExplanationPanelProps {
  mark: 'live' | 'draft'
  title: string
  explanation: Explanation
  steps: readonly ExplainedStep[]
  /** the steps of the live version: equal ones are grey, differing ones are marked */
  before: readonly ExplainedStep[] | undefined
  address: string
}

/** Numbered steps from an address to its end. */
export function ExplanationPanel({ mark, title, explanation: { hops, end }, steps, before, address }: ExplanationPanelProps) {
  const { t, named, many } = useTexts()
  const isFound = end.kind === 'page' || end.kind === 'outside' || end.kind === 'answered-before'
  return (
    <section className="block way">
      <h2>
        <span className={mark === 'live' ? 'tag good' : 'tag'}>{title}</span>
        <span>{named('explain.says', end.kind)}</span>
        <span className="quiet push">{many('explain.redirects', hops.length - 1)}</span>
      </h2>
      <ol>
        {steps.map((step, index) => {
          const isSame = isSameStep(steps, before, index)
          const tone = step.kind === 'end' ? (isFound ? 'good' : 'bad') : before && !isSame ? 'differs' : isSame ? 'same' : ''
          return (
            <li key={`${index} ${step.text}`} className={`step ${tone}`}>
              <div>
                <StepText step={step} end={named('explain.ends', end.kind)} />
                {isSame && <p className="quiet">{t('explain.asLive')}</p>}
              </div>
              {step.step?.kind === 'no-rule' && (
                <PlaceLink className="btn" to={{ view: 'rule', params: { key: ruleEntryKey(pathOf(address)) } }}>
                  {t('rule.add')}
                </PlaceLink>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function StepText({ step: { kind, step, address }, end }: { step: ExplainedStep; end: string }) {
  const { t } = useTexts()
  if (kind === 'request') {
    return (
      <p>
        <b>{t('explain.next')}</b> <code className="path">{address}</code>
      </p>
    )
  }
  if (kind === 'end') {
    return (
      <p>
        <b>{end}</b> <code className="path">{address}</code>
      </p>
    )
  }
  if (!step) return null
  return (
    <>
      <p>
        <b>{stepText(t, step)}</b>
      </p>
      {step.kind === 'rule' && (
        <p className="quiet">
          <PlaceLink to={{ view: 'rule', locale: step.locale, params: { key: ruleEntryKey(step.rule.source) } }}>
            <code className="path">{ruleLine(step.rule)}</code>
          </PlaceLink>{' '}
          {step.rule.owner && t('explain.owner', { owner: step.rule.owner })}
        </p>
      )}
    </>
  )
}

/** The path of a pasted address. */
function pathOf(address: string): string {
  return parseUrl(address, 'https://any.invalid')?.pathname ?? address
}
