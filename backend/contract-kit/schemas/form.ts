import * as z from 'zod'
import { DATE_RULES, NUMBER_RULES, PLAIN_RULES } from '#shared/forms/rule-names.ts'
import { CURRENCIES } from '#shared/money/price.ts'
import { richTextSchema } from './rich-text.ts'
import { day, moment, text } from './values.ts'

const rule = z
  .discriminatedUnion('rule', [
    z.object({ rule: z.enum([...PLAIN_RULES, ...DATE_RULES]) }),
    z.object({ rule: z.enum(NUMBER_RULES), ruleValue: z.number() }),
    z.object({ rule: z.literal('match'), ruleValue: text }).describe("another field's name"),
  ])
  .meta({ id: 'FormRule' })

const shared = {
  name: text,
  label: text,
  hint: text.optional(),
  required: z.boolean().optional(),
  rules: z.array(rule).optional(),
  autocomplete: text.optional(),
  suggest: z.literal('stations').optional(),
  width: z.enum(['half', 'full']).optional(),
}
/** '' is a valid value, too. */
const options = z.array(z.object({ value: z.string().optional(), label: text })).min(1)

const field = z
  .discriminatedUnion('type', [
    z.object({
      ...shared,
      type: z.enum(['text', 'email', 'tel', 'number', 'textarea', 'checkbox', 'date', 'hidden']),
      options: options.optional(),
    }),
    z.object({ ...shared, type: z.enum(['select', 'radio', 'checkboxGroup']), options }),
  ])
  .meta({ id: 'FormField' })

const when = z
  .object({ field: text, value: text })
  .describe('only when the field has this value')
  .optional()

const estimate = z
  .object({
    amount: text.describe('the name of the number field'),
    unit: text,
    currency: z.enum(CURRENCIES),
    day: day.describe('the day of the prices'),
    prices: z.array(z.object({ label: text, price: z.number().positive(), when })).min(1),
    fees: z
      .array(z.object({ label: text, price: z.number(), when, below: z.number().optional() }))
      .optional(),
    note: text.optional(),
  })
  .meta({ id: 'FormEstimate' })

export const formSchema = z
  .object({
    id: text,
    title: text.optional(),
    intro: richTextSchema.optional(),
    fields: z
      .array(field)
      .min(1)
      .refine(
        (fields) => new Set(fields.map(({ name }) => name)).size === fields.length,
        'two fields have one name',
      ),
    submitText: text.optional(),
    confirm: z
      .object({ submitText: text, title: text.optional(), text: richTextSchema.optional() })
      .optional(),
    estimate: estimate.optional(),
    successTitle: text.optional(),
    successText: richTextSchema.optional(),
  })
  .meta({ id: 'FormDefinition' })

export const submissionSchema = z
  .object({
    id: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'expected 1 to 64 letters, digits, _ and -')
      .optional()
      .describe('absent when there is nothing to ask about later'),
    received: moment.optional(),
    mailed: z.boolean().optional().describe('whether a copy was mailed to the visitor'),
  })
  .meta({ id: 'Submission' })

const fieldError = z.object({ rule: text, ruleValue: z.union([z.string(), z.number()]).optional() })

export const formErrorsSchema = z
  .object({
    errors: z
      .record(z.string(), fieldError)
      .refine((errors) => Object.keys(errors).length > 0, 'names no field'),
  })
  .meta({ id: 'FormErrors', description: 'Field name → the violated rule' })
