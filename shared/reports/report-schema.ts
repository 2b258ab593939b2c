// Anyone can send a report: what it says is no longer than a page's own, and of the kinds a page knows. The browser takes the types alone.
import * as z from 'zod'
import { MAX_MESSAGE, MAX_STACK, VITALS } from './report.ts'

/** an hour: beyond it a vital is a mistake */
const MAX_VITAL = 3_600_000

const page = {
  /** of its address only the path, undecoded */
  path: z.string().max(2_000).startsWith('/'),
  /** id of the build it runs */
  build: z
    .string()
    .max(64)
    .regex(/^[\w-]+$/),
}

const errorReport = z.object({
  kind: z.literal('error'),
  ...page,
  message: z.string().max(MAX_MESSAGE),
  stack: z.string().max(MAX_STACK).optional(),
})

const vitalsReport = z.object({
  kind: z.literal('vitals'),
  ...page,
  vitals: z.partialRecord(z.enum(VITALS), z.number().min(0).max(MAX_VITAL)),
})

export const reportSchema = z.discriminatedUnion('kind', [errorReport, vitalsReport])

export type Report = z.output<typeof reportSchema>
