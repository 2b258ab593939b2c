// Anyone can send a report, so length and kinds are limited to what a page sends. The browser only
// imports the types.

import * as z from 'zod/mini'
import { MAX_MESSAGE, MAX_STACK, VITALS } from './report.ts'

/** one hour; a larger value is a mistake */
const MAX_VITAL = 3_600_000

const page = {
  /** only the path of the address, not decoded */
  path: z.string().check(z.maxLength(2_000), z.startsWith('/')),
  /** id of the build */
  build: z.string().check(z.maxLength(64), z.regex(/^[\w-]+$/)),
}

const errorReport = z.object({
  kind: z.literal('error'),
  ...page,
  message: z.string().check(z.maxLength(MAX_MESSAGE)),
  stack: z.optional(z.string().check(z.maxLength(MAX_STACK))),
})

const vitalsReport = z.object({
  kind: z.literal('vitals'),
  ...page,
  vitals: z.partialRecord(z.enum(VITALS), z.number().check(z.minimum(0), z.maximum(MAX_VITAL))),
})

export const reportSchema = z.discriminatedUnion('kind', [errorReport, vitalsReport])

export type Report = z.output<typeof reportSchema>
