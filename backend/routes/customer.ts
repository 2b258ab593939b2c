// The customer endpoints. There is no login yet, so every token is refused as an ended session would be.
import type { Context } from 'hono'
import { answerError } from '../answer-error.ts'
import type { BackendEnv } from '../env.ts'

export function showCustomer(c: Context<BackendEnv>): Response {
  return refuseToken(c)
}

export function listCustomerCards(c: Context<BackendEnv>): Response {
  return refuseToken(c)
}

export function listCustomerOrders(c: Context<BackendEnv>): Response {
  return refuseToken(c)
}

function refuseToken(c: Context<BackendEnv>): Response {
  c.header('Cache-Control', 'no-store')
  return answerError(c, 401, 'UNAUTHORIZED', 'No session has this token.')
}
