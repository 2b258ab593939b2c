import type { FormField } from '#shared/contract/form.ts'
import {
  PAYMENT_METHOD_TYPES,
  type PaymentMethod,
  type PaymentMethodType,
} from '#shared/contract/order.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'

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
