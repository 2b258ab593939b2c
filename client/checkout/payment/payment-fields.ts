import type { FormField } from '#shared/contract/form.ts'
import type { TranslateIn } from '../../i18n/translate.ts'
import { PAYMENT_METHOD_TYPES, type PaymentMethod, type PaymentMethodType } from '#shared/contract/order.ts'

/** The kinds of payment first, with the names of what they hold; the banks on a second level. */
export function paymentFields(
  t: TranslateIn<'checkout'>,
  methods: readonly PaymentMethod[],
  chosen: PaymentMethodType | undefined,
): FormField[] {
  const offered = PAYMENT_METHOD_TYPES.filter((type) => methods.some((method) => method.type === type))
  const ofType = (type: PaymentMethodType) => methods.filter((method) => method.type === type)
  // the banks are named one by one, below
  const names = (type: PaymentMethodType) => (type === 'bank' ? [] : ofType(type).map(({ name }) => name))
  return [
    {
      name: 'paymentMethodType',
      type: 'radio',
      label: t('payment.method'),
      required: true,
      options: offered.map((value) => ({ value, label: [t(`payment.${value}`), ...names(value)].join(' · ') })),
    },
    ...(chosen === 'bank'
      ? [
          {
            name: 'bank',
            type: 'radio',
            label: t('payment.chooseBank'),
            required: true,
            options: ofType('bank').map(({ id, name }) => ({ value: id, label: name })),
          } as const,
        ]
      : []),
  ]
}
