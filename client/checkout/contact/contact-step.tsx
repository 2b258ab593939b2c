import { Fragment } from 'react'
import { useSnapshot } from 'valtio'
import type { FormField } from '#shared/contract/form.ts'
import { notify } from '../../notifications/notification-store.ts'
import { CheckboxField } from '../../ui/fields/choice-fields.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { checkoutStore, clearCheckout, setChoices } from '../checkout-store.ts'
import { fieldId, useCheckedForm } from '../checked-form.ts'
import { ContactField } from './contact-field.tsx'
import { LoginOffer } from './login-offer.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

export function ContactStep({ fields, onDone }: { fields: FormField[]; onDone: () => void }) {
  const t = useTranslate('checkout')
  const { customerData, sendSms } = useSnapshot(checkoutStore, { sync: true })
  const { check, errorFor, summary } = useCheckedForm(fields, customerData)

  function clear(): void {
    clearCheckout()
    notify(t('contact.cleared'))
  }

  return (
    <>
      <LoginOffer />
      <p className="checkout-intro">{t('contact.intro')}</p>
      <form
        noValidate
        className="checkout-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (check()) onDone()
        }}
      >
        <ErrorSummary {...summary} />
        <div className="checkout-fields">
          {fields.map((field) => (
            <Fragment key={field.name}>
              <ContactField field={field} error={errorFor(field.name)} />
              {field.name === 'telephoneNumber' && (
                <CheckboxField
                  id={fieldId('sendSms')}
                  field={{ name: 'sendSms', type: 'checkbox', label: t('contact.sendSms') }}
                  checked={sendSms}
                  onChange={(checked) => setChoices({ sendSms: checked })}
                />
              )}
            </Fragment>
          ))}
        </div>
        <div className="checkout-actions">
          <button type="submit" className="ui-button ui-button-primary">
            {t('contact.next')}
          </button>
        </div>
      </form>
      <div className="checkout-clear">
        <button type="button" className="checkout-link" onClick={clear} aria-describedby="checkout-clear-hint">
          {t('contact.clear')}
        </button>
        <p id="checkout-clear-hint">{t('contact.clearHint')}</p>
      </div>
    </>
  )
}
