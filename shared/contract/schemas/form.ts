import * as z from 'zod'

const MAX_FIELDS = 100
const fieldValue = z.union([z.string().max(20_000), z.array(z.string().max(1_000)).max(100)])

export const formSubmitRequestSchema = z.object({
  formId: z.string().min(1).max(100),
  page: z.string().max(2_000),
  values: z.record(z.string().max(100), fieldValue).refine((values) => Object.keys(values).length <= MAX_FIELDS),
})

export const formSubmitAnswerSchema = z.object({ id: z.string().min(1) })
