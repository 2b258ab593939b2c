import { useEffect, useRef } from 'react'
import { useViewTitle } from '../../navigation/use-view-title.ts'
import { type Step, STEPS } from './steps.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** The heading of a step: read out, since the focus goes there when the step changes, and the title of the page. */
export function StepHead({ step, takesFocus }: { step: Step; takesFocus: boolean }) {
  const t = useTranslate('checkout')
  const heading = useRef<HTMLHeadingElement>(null)
  const name = t(`${step}.name`)
  const number = STEPS.indexOf(step) + 1
  useViewTitle(t('checkout.stepTitle', { number, total: STEPS.length, name }))

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <h2 className="checkout-step-name" tabIndex={-1} ref={heading}>
      <span className="ui-visually-hidden">{t('checkout.stepTitle', { number, total: STEPS.length, name: '' })}</span>
      {name}
    </h2>
  )
}
