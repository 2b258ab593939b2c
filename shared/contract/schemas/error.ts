import * as z from 'zod'

/** What a failed call may say. The code may be acted on; the message is the backend's own and never shown to a visitor. */
export const errorAnswerSchema = z.object({
  error: z.object({ code: z.string().max(100), message: z.string().optional() }),
})

export type ErrorAnswer = z.output<typeof errorAnswerSchema>
