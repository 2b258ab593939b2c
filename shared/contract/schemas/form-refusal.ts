import * as z from 'zod'

/** 422: what the backend found wrong with a form, by field. */
export const formRefusalSchema = z.object({
  errors: z.record(z.string(), z.object({ rule: z.string(), ruleValue: z.union([z.string(), z.number()]).optional() })),
})
