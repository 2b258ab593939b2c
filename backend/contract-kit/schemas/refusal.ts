import * as z from 'zod'
import { text } from './values.ts'

/** The body of a refusal; an empty body is allowed. */
export const refusalSchema = z
  .object({ error: z.object({ code: text, message: text.optional() }).optional() })
  .meta({
    id: 'Refusal',
    description:
      'The site may act on the code. The message is for developers; visitors never see it',
  })

/** The site decides by the code what to do next. */
export function refusalWith(code: string) {
  return z.object({ error: z.object({ code: z.literal(code), message: text.optional() }) })
}
