import * as z from 'zod/mini'
import { MAX_MESSAGE, MAX_STACK, VITALS } from '#shared/reports/report.ts'

const MAX_PATH = 2_000

const page = {
  path: z.string().check(z.maxLength(MAX_PATH), z.startsWith('/')),
  build: z.string().check(z.regex(/^[\w-]{1,64}$/)),
}

/** Anyone can send one: what it says is no longer than a page's own, and of the kinds a page knows. */
export const reportSchema = z.discriminatedUnion('kind', [
  z.object({
    ...page,
    kind: z.literal('error'),
    message: z.string().check(z.maxLength(MAX_MESSAGE)),
    stack: z.optional(z.string().check(z.maxLength(MAX_STACK))),
  }),
  z.object({
    ...page,
    kind: z.literal('vitals'),
    vitals: z.partialRecord(z.enum(VITALS), z.number().check(z.minimum(0), z.maximum(3_600_000))),
  }),
])
