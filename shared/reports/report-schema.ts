// Anyone can send a report: what it says is no longer than a page's own, and of the kinds a page knows. The browser takes the types alone.
import * as z from 'zod/mini'
import { MAX_MESSAGE, MAX_STACK, VITALS } from './report.ts'

/** an hour: beyond it a vital is a mistake */
const MAX_VITAL = 3_600_000

const page = {
  /** of its address only the path, undecoded */
  path: z.string().check(z.maxLength(2_000), z.startsWith('/')),
  /** id of the build it runs */
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
