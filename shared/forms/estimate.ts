import type { FormEstimate } from '../contract/form-estimate.ts'
import type { FormDefinition } from '../contract/form.ts'
import { roundToCents } from '../money/price.ts'
import { fieldText, type FormValues, ownText } from './form-values.ts'
import { checkField } from './rules.ts'

export interface Estimate {
  /** in the estimate's unit */
  amount: number
  unitPrice: FormEstimate['prices'][number]
  /** unit price × amount, in the currency of the form */
  price: number
  fees: { label: string; price: number }[]
  total: number
}

/**
 * The estimated total of an order form. undefined while its amount is empty or against the rules,
 * or no price applies.
 */
export function estimateOf(
  { fields, estimate }: Pick<FormDefinition, 'fields' | 'estimate'>,
  values: FormValues,
): Estimate | undefined {
  const field = fields.find(({ name }) => name === estimate?.amount)
  const unitPrice = estimate?.prices.find((each) => applies(each, values))
  if (!estimate || !field || !unitPrice || checkField(field, values)) return undefined
  const amount = Number(fieldText(field, values).replace(/\s/gu, '').replace(',', '.'))
  if (!(amount > 0)) return undefined
  const price = roundToCents(unitPrice.price * amount)
  const fees = (estimate.fees ?? []).filter(
    (fee) => applies(fee, values) && amount < (fee.below ?? Infinity),
  )
  return {
    amount,
    unitPrice,
    price,
    fees,
    total: roundToCents(fees.reduce((sum, fee) => sum + fee.price, price)),
  }
}

function applies(
  { when }: { when?: { field: string; value: string } },
  values: FormValues,
): boolean {
  return !when || ownText(values, when.field) === when.value
}
