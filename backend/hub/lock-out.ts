import type { Context } from 'hono'
import type { BackendEnv } from '../env.ts'
import { type Attempt, countAttempt, forgetAttempts } from '../queries/count-attempt.ts'
import { hashOf } from '../secrets/token.ts'

/** Each has its own count: who is locked out of one by somebody else's guesses still has the other. */
export type LoginStep = 'password' | 'code' | 'send-code'

const MOST_PER_EMAIL = 5
/** An office shares one address. */
const MOST_PER_ADDRESS = 40

/** Counts an attempt for the e-mail address, known or not, and for the network address it comes from. */
export async function countLoginAttempt(c: Context<BackendEnv>, step: LoginStep, email: string): Promise<Attempt> {
  const now = Date.now()
  const address = c.req.header('cf-connecting-ip')
  const counted = [countAttempt(c.env.DB, await emailSubject(step, email), MOST_PER_EMAIL, now)]
  if (address !== undefined) counted.push(countAttempt(c.env.DB, await hashOf(`${step} from ${address}`), MOST_PER_ADDRESS, now))
  const attempts = await Promise.all(counted)
  return {
    isLocked: attempts.some(({ isLocked }) => isLocked),
    isLast: attempts.some(({ isLast }) => isLast),
    waitMs: Math.max(...attempts.map(({ isLast, waitMs }) => (isLast ? waitMs : 0))),
  }
}

/** After a success. Those of the network address stay: an account of one's own is no way to more guesses. */
export async function forgetLoginAttempts(c: Context<BackendEnv>, step: LoginStep, email: string): Promise<void> {
  await forgetAttempts(c.env.DB, await emailSubject(step, email), Date.now())
}

function emailSubject(step: LoginStep, email: string): Promise<string> {
  return hashOf(`${step} of ${email}`)
}
