import type { FormEstimate } from '#shared/contract/form-estimate.ts'
import type { FormDefinition } from '#shared/contract/form.ts'
import { type Estimate, estimateOf } from '#shared/forms/estimate.ts'
import type { FormValues } from '#shared/forms/form-values.ts'
import { formatDate } from '#shared/locale/format-date.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { formatMoney } from '#shared/money/price.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'

/** prices per unit have tenths of a cent */
const UNIT_DECIMALS = { EUR: 3, SEK: 2, NOK: 2 } as const

interface EstimateViewProps {
  form: FormDefinition
  estimate: FormEstimate
  values: FormValues
}

/** The prices of the day, and the estimated total as soon as the amount is filled in. */
export function EstimateView({
  form,
  estimate: { day, prices, currency, unit, note },
  values,
}: EstimateViewProps) {
  const t = useTranslate('forms')
  const locale = useLocale()
  const { iso } = LOCALES[locale]
  const estimated = estimateOf(form, values)

  function textOfUnitPrice(price: number): string {
    return `${formatMoney(price, currency, locale, UNIT_DECIMALS[currency])}/${unit}`
  }

  function amountRow({ amount, unitPrice, price }: Estimate) {
    return {
      label: `${unitPrice.label}, ${amount.toLocaleString(iso)}\u00A0${unit} × ${textOfUnitPrice(unitPrice.price)}`,
      price,
    }
  }

  const rows = estimated
    ? [amountRow(estimated), ...estimated.fees].map(({ label, price }) => ({
        label,
        text: formatMoney(price, currency, locale),
      }))
    : prices.map(({ label, price }) => ({ label, text: textOfUnitPrice(price) }))
  return (
    <>
      <div className="forms-estimate ui-panel">
        <h3 className="forms-estimate-title">
          {t('forms.estimate.day', { date: formatDate(day, locale) })}
        </h3>
        <dl className="forms-estimate-rows">
          {rows.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {note && <p className="forms-estimate-note ui-soft">{note}</p>}
      </div>
      {/* not in the box: in a form it stays in sight while the visitor types */}
      <p className="forms-estimate-total">
        {estimated && <span>{t('forms.estimate.total')}</span>}
        <output>
          {estimated ? formatMoney(estimated.total, currency, locale) : t('forms.estimate.hint')}
        </output>
      </p>
    </>
  )
}
