import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { usePageHref } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { allowedStep, type Filled, type Step, STEPS, stepSearch } from './steps.ts'

/** The current step, the ones that are done, and links to those that can be gone to. */
export function StepLinks({ step: shown, filled }: { step: Step; filled: Filled }) {
  const t = useTranslate('checkout')
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className="checkout-steps">
        {STEPS.map((step, index) => {
          const isDone = step !== 'review' && filled[step] && index < STEPS.indexOf(shown)
          const name = (
            <>
              <span className="checkout-step-number" aria-hidden="true">
                {isDone ? <Icon name="check" /> : index + 1}
              </span>
              <span className="checkout-step-text">{t(`${step}.name`)}</span>
              {isDone && <VisuallyHidden>{`, ${t('checkout.done')}`}</VisuallyHidden>}
            </>
          )
          return (
            <li key={step} aria-current={step === shown ? 'step' : undefined}>
              {step !== shown && allowedStep(step, filled) === step ? (
                <StepLink to={step} className="checkout-step">
                  {name}
                </StepLink>
              ) : (
                <span className="checkout-step">{name}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface StepLinkProps {
  to: Step
  className: string
  label?: string
  children: ReactNode
}

/** A real link: a step is an address. */
export function StepLink({ to, className, label, children }: StepLinkProps) {
  return (
    <a href={usePageHref() + stepSearch(to)} className={className} aria-label={label}>
      {children}
    </a>
  )
}
