import type { ReactNode } from 'react'
import type { FormField } from '#shared/contract/form.ts'
import {
  PAYMENT_METHOD_TYPES,
  type PaymentMethod,
  type PaymentMethodType,
} from '#shared/contract/order.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { trackCart } from '../../cart/track-cart.ts'
import type { EndpointResult } from '../../endpoints/use-endpoint.ts'
import type { TranslateIn } from '../../i18n/messages.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { QueryLink } from '../../navigation/site-link.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { setField, useCheckoutValues } from '../checkout-store.ts'
import { MethodMark } from './method-mark.tsx'
import { stepSearch } from './steps.ts'

export function PaymentStep({
  methods,
  onDone,
}: {
  methods: EndpointResult<PaymentMethod[]>
  onDone: () => void
}) {
  const t = useTranslate('checkout')
  const { data, failed, retry } = methods
  if (data) return <PaymentForm methods={data} onDone={onDone} />
  if (failed) return <NotLoaded text={t('payment.failed')} tryAgain={retry} />
  return (
    <Skeleton
      label={t('payment.loading')}
      className="checkout-skeleton-methods ui-stack"
      parts={['', '', '']}
    />
  )
}

/** The types of payment, and the banks or cards of the chosen type. */
function PaymentForm({ methods, onDone }: { methods: PaymentMethod[]; onDone: () => void }) {
  const t = useTranslate('checkout')
  const values = useCheckoutValues()

  function markOf(field: string, option: string): ReactNode {
    const method = methods.find(({ type, id }) => type === field && id === option)
    return method?.color && <MethodMark name={method.name} color={method.color} />
  }

  function finish(): void {
    trackCart('add_payment_info', cartStore.cart, values.paymentMethodType)
    onDone()
  }

  return (
    <CheckedForm
      fields={paymentFields(t, methods, values.paymentMethodType)}
      values={values}
      onChange={setField}
      onValid={finish}
      markOf={markOf}
    >
      <div className="checkout-actions ui-row">
        <button type="submit" className="ui-button ui-button-primary">
          {t('payment.next')}
        </button>
        <QueryLink search={stepSearch('contact')} className="ui-link ui-underlined">
          {t('payment.back')}
        </QueryLink>
      </div>
    </CheckedForm>
  )
}

/**
 * A field with the types of payment, and a second field with the banks, or with the cards if there
 * are several.
 */
export function paymentFields(
  t: TranslateIn<'checkout'>,
  methods: readonly PaymentMethod[],
  chosen: PaymentMethodType | undefined,
): FormField[] {
  const methodsOf = (type: PaymentMethodType) => methods.filter((method) => method.type === type)
  const kinds = PAYMENT_METHOD_TYPES.filter((type) => methodsOf(type).length > 0).map((value) => {
    // the second field lists them
    const names = isListed(value) ? [] : methodsOf(value).map(({ name }) => name)
    return { value, label: [t(`payment.${value}`), ...names].join(' · ') }
  })
  const kind: FormField = {
    name: 'paymentMethodType',
    type: 'radio',
    label: t('payment.method'),
    required: true,
    options: kinds,
  }
  // in another language other types may be offered
  if (chosen === undefined || !isListed(chosen) || methodsOf(chosen).length === 0) return [kind]
  const options = methodsOf(chosen).map(({ id, name }) => ({ value: id, label: name }))
  const label = t(chosen === 'bank' ? 'payment.chooseBank' : 'payment.chooseCard')
  return [kind, { name: chosen, type: 'radio', label, required: true, options }]

  function isListed(type: PaymentMethodType): type is 'bank' | 'card' {
    return type === 'bank' || (type === 'card' && methodsOf('card').length > 1)
  }
}
