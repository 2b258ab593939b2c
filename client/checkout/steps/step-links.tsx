import { useTranslate } from '../../i18n/use-translate.ts'
import { QueryLink } from '../../navigation/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { allowedStep, type Filled, type CheckoutStep, stepSearch, stepsOf } from './steps.ts'

/** The key of a step's name. */
export function stepName(step: CheckoutStep, { payment }: Filled) {
  return step === 'review' && payment === undefined ? 'review.nameFree' : (`${step}.name` as const)
}

/**
 * The steps of the order: the current one, a check mark for completed ones, and links to the steps
 * that can be opened.
 */
export function StepLinks({ step: shown, filled }: { step: CheckoutStep; filled: Filled }) {
  const t = useTranslate('checkout')
  const steps = stepsOf(filled)
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className="checkout-steps ui-row">
        {steps.map((step, index) => {
          const isDone = step !== 'review' && filled[step] && index < steps.indexOf(shown)
          const name = (
            <>
              <span className="checkout-step-number ui-strong" aria-hidden="true">
                {isDone ? <Icon name="check" /> : index + 1}
              </span>
              <span className="checkout-step-text">{t(stepName(step, filled))}</span>
              {isDone && <VisuallyHidden>{`, ${t('checkout.done')}`}</VisuallyHidden>}
            </>
          )
          return (
            <li key={step} aria-current={step === shown ? 'step' : undefined}>
              {step !== shown && allowedStep(step, filled) === step ? (
                <QueryLink search={stepSearch(step)} className="checkout-step ui-link ui-soft">
                  {name}
                </QueryLink>
              ) : (
                <span className="checkout-step ui-link ui-soft">{name}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
