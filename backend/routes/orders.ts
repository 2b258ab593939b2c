// Orders are not taken yet. 501 says so; the contract's bodies are not even read.
import type { Context } from 'hono'
import { answerError } from '../answer-error.ts'
import type { BackendEnv } from '../env.ts'

export function initializeOrder(c: Context<BackendEnv>): Response {
  return answerError(c, 501, 'NOT_IMPLEMENTED', 'This backend takes no orders yet.')
}

export function completeOrder(c: Context<BackendEnv>): Response {
  return answerError(c, 501, 'NOT_IMPLEMENTED', 'This backend takes no orders yet.')
}
