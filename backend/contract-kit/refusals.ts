// What every endpoint says when it refuses.
import type { Expected } from './expected.ts'
import { refusalSchema } from './schemas/refusal.ts'

function refusal(status: number, description: string): Expected {
  return { status, description, body: refusalSchema, mayBeEmpty: true }
}

export const notJson = refusal(400, 'The body is no JSON')
export const unauthorized = refusal(401, 'No session has this token')
export const unknownThing = refusal(404, 'There is none')
export const tooLarge = refusal(413, 'The body is larger than the limit')
export const refused = refusal(422, 'The body is not what the endpoint asks for')
