import { Fragment, useEffect } from 'react'
import { type Snapshot, useSnapshot } from 'valtio'
import type { FormField } from '#shared/contract/form.ts'
import { readOneOf } from '#shared/contract/read-values.ts'
import { useCustomer } from '../../customer/customer-store.ts'
import { LoginButton } from '../../customer/login-button.tsx'
import { type CustomerData, fillIn } from '../../customer/user-info.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { CheckboxField, ChoiceField } from '../../ui/fields/choice-fields.tsx'
import type { FieldProps } from '../../ui/fields/field-frame.tsx'
import { SelectField, TextField } from '../../ui/fields/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { checkoutStore, setChoices, setCustomerData } from '../checkout-store.ts'
import { ClearDevice } from '../clear-device.tsx'

const TEXTS = ['email', 'emailConfirmation', 'firstname', 'lastname', 'telephonePrefix', 'telephoneNumber'] as const

export function ContactStep({ fields, onDone }: { fields: FormField[]; onDone: () => void }) {
  const t = useTranslate('checkout')
  // sync: a cursor in the middle of a text stays there
  const { customerData, sendSms } = useSnapshot(checkoutStore, { sync: true })
  const sms: FormField = { name: 'sendSms', type: 'checkbox', label: t('contact.sendSms') }
  return (
    <>
      <LoginOffer />
      <p className="checkout-intro">{t('contact.intro')}</p>
      <CheckedForm fields={fields} values={customerData} onValid={onDone}>
        {(propsOf) => (
          <>
            <div className="checkout-fields">
              {fields.map((field) => (
                <Fragment key={field.name}>
                  <ContactField {...propsOf(field)} data={customerData} />
                  {field.name === 'telephoneNumber' && (
                    <CheckboxField {...propsOf(sms)} checked={sendSms} onChange={(checked) => setChoices({ sendSms: checked })} />
                  )}
                </Fragment>
              ))}
            </div>
            <div className="checkout-actions">
              <button type="submit" className="ui-button ui-button-primary">
                {t('contact.next')}
              </button>
            </div>
          </>
        )}
      </CheckedForm>
      <ClearDevice text={t('contact.clear')} hint={t('contact.clearHint')} />
    </>
  )
}

function ContactField({ data, ...props }: Pick<FieldProps, 'id' | 'field' | 'error'> & { data: Snapshot<CustomerData> }) {
  const t = useTranslate('forms')
  const { field } = props
  const common = { ...props, note: field.required ? undefined : t('forms.optional') }
  const name = readOneOf(TEXTS, field.name)
  if (name === undefined) return <ChoiceField {...common} type="checkbox" value={data.marketing} onChange={setMarketing} />
  const text = { ...common, value: data[name], onChange: (value: string) => setCustomerData({ [name]: value }) }
  return field.type === 'select' ? <SelectField {...text} /> : <TextField {...text} />
}

function setMarketing(option: string, checked: boolean): void {
  const others = checkoutStore.customerData.marketing.filter((chosen) => chosen !== option)
  setCustomerData({ marketing: checked ? [...others, option] : others })
}

/** An account is not needed: a login fills in what it knows. */
function LoginOffer() {
  const t = useTranslate('checkout')
  const { status, customer } = useCustomer()
  const isLoggedIn = status === 'authorised'

  useEffect(() => {
    if (isLoggedIn) setCustomerData(fillIn(checkoutStore.customerData, customer))
  }, [isLoggedIn, customer])

  if (isLoggedIn) {
    return (
      <output className="checkout-notice">
        <Icon name="success" />
        {t('contact.loggedIn')}
      </output>
    )
  }
  return (
    <div className="checkout-login">
      <p>{t('contact.loginWhy')}</p>
      <LoginButton text={t('contact.login')} className="ui-button ui-button-small" />
    </div>
  )
}
