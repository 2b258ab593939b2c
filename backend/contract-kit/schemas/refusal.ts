import * as z from 'zod'
import { text } from './values.ts'

/** What a refusal may say; without a body its status says it all. */
export const refusalSchema = z
  .object({ error: z.object({ code: text, message: text.optional() }).optional() })
  .meta({ id: 'Refusal', description: 'The code may be acted on; the message is for developers, no visitor sees it' })

/** The code decides what the site does next. */
export function refusalWith(code: string) {
  return z.object({ error: z.object({ code: z.literal(code), message: text.optional() }) })
}
