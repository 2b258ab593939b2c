// The steps after the contact details, in a chunk of their own.

import { useEffect } from 'react'
import { preload } from 'swr'
import { readPaymentMethods } from '#shared/contract/order.ts'
import { checkForm } from '#shared/forms/check-form.ts'
import type { SiteAddressing } from '#shared/locale/locale-links.ts'
import { callKey, fetchEndpoint, useEndpoint } from '../../endpoints/use-endpoint.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { setField, useCheckoutValues } from '../checkout-store.ts'
import type { PhoneRules } from '../phone-rules.ts'
import { paymentFields } from './payment-fields.ts'
import { PaymentStep } from './payment-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { goToStep } from './steps.ts'

interface LaterStepProps {
  step: 'payment' | 'review'
  /** the total is 0: the order needs no payment */
  isFree: boolean
  phoneRules: PhoneRules | undefined
  /** called with false if the chosen payment method is missing or not offered */
  onChecked: (isValid: boolean) => void
}

const CALL = { key: 'paymentMethods' } as const

export function LaterStep({ step, isFree, phoneRules, onChecked }: LaterStepProps) {
  const t = useTranslate('checkout')
  const values = useCheckoutValues()
  const methods = useEndpoint(CALL, readPaymentMethods)
  const { card } = values
  const isUnknownCard =
    card !== undefined &&
    methods.data?.every(({ type, id }) => type !== 'card' || id !== card) === true
  // while the methods are loading, an earlier choice is valid
  const isValid =
    methods.data === undefined ||
    checkForm(paymentFields(t, methods.data, values.paymentMethodType), values) === undefined
  useEffect(() => {
    // chosen in another language, which has other cards
    if (isUnknownCard) setField('card', '')
  }, [isUnknownCard])
  useEffect(() => onChecked(isValid), [onChecked, isValid])

  return step === 'payment' ? (
    <PaymentStep methods={methods} onDone={() => goToStep('review')} />
  ) : (
    <ReviewStep methods={methods.data} isFree={isFree} phoneRules={phoneRules} />
  )
}

/** Loads what the payment step shows. A failure is shown by the step. */
export function preloadMethods(addressing: SiteAddressing): void {
  const load = preload(callKey(CALL, addressing), (key) => fetchEndpoint(key, readPaymentMethods))
  load.catch(() => undefined)
}
