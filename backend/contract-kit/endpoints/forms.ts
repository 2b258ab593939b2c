import * as z from 'zod'
import type { FormDefinition } from '#shared/contract/form.ts'
import { formRequestSchema, idempotencyKeySchema } from '#shared/contract/requests.ts'
import { FIND_CODES_FORM, FIND_CODES_PATHS } from '#shared/orders/find-codes.ts'
import {
  bodyOverLimit,
  type Check,
  type EndpointContract,
  oneRequest,
  withSample,
} from '../endpoint-contract.ts'
import { type Expected, notJson, refused, tooLarge, unknownThing } from '../expected.ts'
import { fillForm } from '../fill-form.ts'
import type { Probe } from '../probe.ts'
import { SAMPLE_LOCALE } from '../samples.ts'
import { formErrorsSchema, submissionSchema } from '../schemas/form.ts'
import { refusalSchema } from '../schemas/refusal.ts'

type Submission = z.output<typeof submissionSchema>
type FormErrors = z.output<typeof formErrorsSchema>

const received: Expected<Submission> = {
  status: 200,
  description: 'Stored',
  body: submissionSchema,
}
const invalid: Expected<FormErrors> = {
  status: 422,
  description: 'Fields violate their rules',
  body: formErrorsSchema,
}
const unreadable: Expected = {
  ...invalid,
  description: 'Fields violate their rules; without errors: the body does not match the schema',
  body: z.union([formErrorsSchema, refusalSchema]).meta({ id: 'FormRefusal' }),
}

const locale = SAMPLE_LOCALE

/** The first form that can be filled in, with values. */
function filledForm({ samples }: Probe) {
  for (const { form, path } of samples.forms) {
    const values = fillForm(form.fields)
    if (values) return { form, body: { formId: form.id, page: path, values } }
  }
  return undefined
}

/** A group with a number of options to choose breaks the rule `choose`. */
function requiredField({ fields }: FormDefinition): string | undefined {
  return fields.find(
    ({ required, type, rules = [] }) =>
      required && type !== 'hidden' && !rules.some(({ rule }) => rule === 'choose'),
  )?.name
}

const withForm = withSample(
  filledForm,
  `no page of ${locale} in the layout's navigation has a form that the kit can fill in`,
  ['writes'],
)

const submissions = [
  withForm('a form, sent twice', async ({ call, wrong }, { body }) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = (await call({ locale, headers, body }, received))?.body
    const second = (await call({ label: 'again', locale, headers, body }, received))?.body
    if (!first || !second) return
    if (first.id !== second.id) wrong('again: expected the same id')
    if (first.received !== second.received)
      wrong('again: expected the time of the first submission in received')
  }),
  withForm('a suspicious form', async ({ call }, { body }) => {
    await call({ locale, body: { ...body, suspicious: true } }, received)
  }),
  withForm('an empty required field', async ({ call, wrong, skip }, { form, body }) => {
    const name = requiredField(form)
    if (name === undefined) return skip('the form has no required field')
    const errors = (
      await call({ locale, body: { ...body, values: { ...body.values, [name]: '' } } }, invalid)
    )?.body?.errors
    if (errors && errors[name]?.rule !== 'empty') wrong("errors: expected the field's rule 'empty'")
  }),
  withForm('an invalid e-mail', async ({ call, wrong, skip }, { form, body }) => {
    const name = form.fields.find(({ type }) => type === 'email')?.name
    if (name === undefined) return skip('the form has no e-mail field')
    const errors = (
      await call(
        { locale, body: { ...body, values: { ...body.values, [name]: 'nobody' } } },
        invalid,
      )
    )?.body?.errors
    if (errors && errors[name]?.rule !== 'email') wrong("errors: expected the field's rule 'email'")
  }),
]

const findCodes: Check = {
  name: 'find my codes: an address without orders',
  needs: ['writes'],
  async run({ call }) {
    const values = { email: 'contract-kit@example.com' }
    await call(
      { locale, body: { formId: FIND_CODES_FORM, page: FIND_CODES_PATHS[locale], values } },
      received,
    )
  },
}

const broken: Check[] = [
  oneRequest(
    'an unknown form',
    { locale, body: { formId: 'no-form-has-this-id', page: '/', values: {} } },
    unknownThing,
  ),
  oneRequest('an empty body', { body: {} }, refused),
  oneRequest('a body that is not JSON', { rawBody: 'null,' }, notJson, refused),
  bodyOverLimit('submitForm'),
]

export const formsContract: EndpointContract = {
  key: 'submitForm',
  summary: 'Stores a form submission, once per key',
  section: 'forms',
  requestHeaders: [
    {
      name: 'Idempotency-Key',
      schema: idempotencyKeySchema,
      required: false,
      description: 'One per submission',
    },
  ],
  request: formRequestSchema.meta({ id: 'FormRequest' }),
  answers: [received, notJson, unknownThing, tooLarge, unreadable],
  checks: [...submissions, findCodes, ...broken],
}
