import type { MouseEvent } from 'react'
import type { FormField } from '#shared/contract/form.ts'
import type { PhoneProblem } from '#shared/phone/phone-number.ts'
import { HOMES, offersSms } from '#shared/phone/text-messages.ts'
import { useCustomer } from '../../customer/customer-store.ts'
import { LoginButton } from '../../customer/login-button.tsx'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { FieldProblem } from '../../ui/fields/field-frame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { checkoutStore, setField, useCheckoutValues } from '../checkout-store.ts'
import { ClearDevice } from '../clear-device.tsx'
import type { PhoneRules, usePhoneRules } from '../phone-rules.ts'

interface ContactStepProps {
  fields: FormField[]
  phone: ReturnType<typeof usePhoneRules>
  onDone: () => void
}

export function ContactStep({ fields, phone, onDone }: ContactStepProps) {
  const t = useTranslate('checkout')
  const values = useCheckoutValues()

  function problems(rules: PhoneRules | undefined, { customerData, sendSms } = checkoutStore) {
    const found = rules?.phoneProblem(customerData, sendSms)
    return found && { telephoneNumber: shownProblem(t, found) }
  }

  return (
    <>
      <LoginOffer />
      <p className="ui-soft">{t('contact.intro')}</p>
      <CheckedForm
        fields={fields}
        values={values}
        problems={problems(phone.rules)}
        findProblems={async () => problems(await phone.load())}
        onChange={setField}
        onValid={onDone}
      >
        {!offersSms(values) && <output className="ui-soft">{t('contact.smsCountries')}</output>}
        <div className="checkout-actions ui-row">
          <button type="submit" className="ui-button ui-button-primary">
            {t('contact.next')}
          </button>
        </div>
      </CheckedForm>
      <ClearDevice text={t('contact.clear')} />
    </>
  )
}

function shownProblem(t: TranslateIn<'checkout'>, problem: PhoneProblem): FieldProblem {
  if (problem.kind !== 'otherCountry') return { error: t(`contact.${problem.kind}`) }
  const { prefix, callingCode } = HOMES[problem.country]
  const yes = (
    <button
      type="button"
      className="ui-button ui-button-small"
      onClick={(event) => choosePrefix(event, prefix)}
    >
      {t('contact.useCode', { code: `+${callingCode}` })}
    </button>
  )
  return { error: t(`contact.otherCountry.${problem.country}`), example: yes }
}

/** The button disappears with the problem, so the focus moves to the number. */
function choosePrefix({ currentTarget }: MouseEvent<HTMLButtonElement>, prefix: string): void {
  currentTarget.closest('.field')?.querySelector('input')?.focus()
  setField('telephonePrefix', prefix)
}

/** The login is optional: it fills in known details. */
function LoginOffer() {
  const t = useTranslate('checkout')
  const { status } = useCustomer()
  if (status === 'authorised') {
    return (
      <output className="checkout-notice ui-notice">
        <Icon name="success" />
        {t('contact.loggedIn')}
      </output>
    )
  }
  return (
    <div className="checkout-login ui-panel ui-row">
      <p>{t('contact.loginWhy')}</p>
      <LoginButton text={t('contact.login')} className="ui-button ui-button-small" />
    </div>
  )
}
