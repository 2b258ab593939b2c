import * as z from 'zod/mini'

/** What a failed call may say. The code may be acted on; the message is the backend's own and never shown to a visitor. */
export const errorAnswerSchema = z.object({
  error: z.object({ code: z.string().check(z.maxLength(100)), message: z.optional(z.string()) }),
})

export type ErrorAnswer = z.output<typeof errorAnswerSchema>
