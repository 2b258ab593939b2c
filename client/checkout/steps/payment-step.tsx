import { useSnapshot } from 'valtio'
import type { FormField } from '#shared/contract/form.ts'
import { PAYMENT_METHOD_TYPES, type PaymentMethod, type PaymentMethodType } from '#shared/contract/order.ts'
import { readOneOf } from '#shared/contract/read-values.ts'
import { cartStore } from '../../cart/cart-store.ts'
import type { TranslateIn } from '../../i18n/translate.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { ChoiceField } from '../../ui/fields/choice-fields.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import type { EndpointResult } from '../../use-endpoint.ts'
import { CheckedForm } from '../checked-form.tsx'
import { checkoutStore, setChoices } from '../checkout-store.ts'
import { trackCheckout } from '../purchase-events.ts'
import { StepLink } from './step-links.tsx'

export function PaymentStep({ methods, onDone }: { methods: EndpointResult<PaymentMethod[]>; onDone: () => void }) {
  const t = useTranslate('checkout')
  const { data, failed, retry } = methods
  if (data) return <PaymentForm methods={data} onDone={onDone} />
  if (!failed) {
    return (
      <output className="checkout-skeleton checkout-skeleton-methods" aria-label={t('payment.loading')}>
        <span className="ui-skeleton" />
        <span className="ui-skeleton" />
        <span className="ui-skeleton" />
      </output>
    )
  }
  return (
    <>
      <NotLoaded text={t('payment.failed')} tryAgain={retry} />
      <BackToContact />
    </>
  )
}

/** The kinds of payment, and for a bank which one. */
function PaymentForm({ methods, onDone }: { methods: PaymentMethod[]; onDone: () => void }) {
  const t = useTranslate('checkout')
  const { paymentMethodType, bank } = useSnapshot(checkoutStore)
  const fields = paymentFields(t, methods, paymentMethodType)

  function choose({ name }: FormField, value: string): void {
    setChoices(name === 'bank' ? { bank: value } : { paymentMethodType: readOneOf(PAYMENT_METHOD_TYPES, value) })
  }

  function finish(): void {
    trackCheckout('add_payment_info', cartStore.cart, paymentMethodType)
    onDone()
  }

  return (
    <CheckedForm fields={fields} values={{ paymentMethodType, bank }} onValid={finish}>
      {(propsOf) => (
        <>
          {fields.map((field) => (
            <ChoiceField
              key={field.name}
              {...propsOf(field)}
              type="radio"
              value={[(field.name === 'bank' ? bank : paymentMethodType) ?? '']}
              onChange={(value) => choose(field, value)}
            />
          ))}
          <div className="checkout-actions">
            <button type="submit" className="ui-button ui-button-primary">
              {t('payment.next')}
            </button>
            <BackToContact />
          </div>
        </>
      )}
    </CheckedForm>
  )
}

function BackToContact() {
  const t = useTranslate('checkout')
  return (
    <StepLink to="contact" className="checkout-back">
      {t('payment.back')}
    </StepLink>
  )
}

/** First the kinds of payment with the names of their methods, then, for kind bank, the banks. */
export function paymentFields(
  t: TranslateIn<'checkout'>,
  methods: readonly PaymentMethod[],
  chosen: PaymentMethodType | undefined,
): FormField[] {
  const groups = Object.groupBy(methods, ({ type }) => type)
  const kinds = PAYMENT_METHOD_TYPES.filter((type) => groups[type]).map((value) => {
    // the banks are named one by one, below
    const names = value === 'bank' ? [] : (groups[value] ?? []).map(({ name }) => name)
    return { value, label: [t(`payment.${value}`), ...names].join(' · ') }
  })
  const banks = (groups.bank ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const kind: FormField = { name: 'paymentMethodType', type: 'radio', label: t('payment.method'), required: true, options: kinds }
  const bank: FormField = { name: 'bank', type: 'radio', label: t('payment.chooseBank'), required: true, options: banks }
  return chosen === 'bank' ? [kind, bank] : [kind]
}
