// Rate limits of logins. They count each visitor, so that guessing by strangers never locks the owner out.
import type { Context } from 'hono'
import { visitorNetwork } from '#shared/limits/visitor-network.ts'
import type { BackendEnv } from '../env.ts'
import { type Attempt, countAttempt, forgetAttempts } from '../queries/count-attempt.ts'
import { hashOf } from '../secrets/tokens.ts'
import { fillIn } from '../messages/messages.ts'
import { isKnownBrowser } from './login-cookies.ts'

/** Each has its own count: who is locked out of one still has the other. */
type LoginStep = 'password' | 'send-code'

/** Of one visitor for one account */
const MAX_PER_VISITOR: Record<LoginStep, number> = { password: 20, 'send-code': 10 }
/** Of one visitor for all accounts: an office shares one address. */
const MAX_PER_NETWORK = 60
/** Passwords for one account by all who never logged in to it in their browser, from however many networks. */
const MAX_BY_STRANGERS = 100
/** Codes for one account: beyond these a visitor gets one. */
const MANY_CODES = 30

interface Visitor {
  /** they have logged in to this account in this browser before */
  isKnown: boolean
  name: string
}

interface Limit {
  subject: string
  most: number
}

/** Of an e-mail address known or not. */
export async function countPassword(c: Context<BackendEnv>, email: string): Promise<Attempt> {
  const visitor = await visitorOf(c, email)
  const limits = limitsOf(visitor, 'password', email)
  if (!visitor.isKnown) limits.push({ subject: `password of ${email} by strangers`, most: MAX_BY_STRANGERS })
  return count(c, limits)
}

/** A code that is asked for. The account alone refuses none: who asks may be its owner. */
export async function countCode(c: Context<BackendEnv>, email: string): Promise<Attempt & { codesOfAccount: number }> {
  const ofAccount = await count(c, [{ subject: `codes of ${email}`, most: MANY_CODES }])
  const most = ofAccount.isLocked ? 1 : MAX_PER_VISITOR['send-code']
  const attempt = await count(c, limitsOf(await visitorOf(c, email), 'send-code', email, most))
  return { ...attempt, codesOfAccount: ofAccount.attempts }
}

/** After a success. Those of the network stay: an account of one's own is no way to more guesses. */
export async function forgetLoginAttempts(c: Context<BackendEnv>, step: LoginStep, email: string): Promise<void> {
  const [ofVisitor] = limitsOf(await visitorOf(c, email), step, email)
  if (ofVisitor) await forgetAttempts(c.env.DB, await hashOf(ofVisitor.subject), Date.now())
}

function limitsOf({ isKnown, name }: Visitor, step: LoginStep, email: string, most = MAX_PER_VISITOR[step]): Limit[] {
  const ofVisitor = { subject: `${step} of ${email} by ${name}`, most }
  return isKnown ? [ofVisitor] : [ofVisitor, { subject: `${step} by ${name}`, most: MAX_PER_NETWORK }]
}

async function visitorOf(c: Context<BackendEnv>, email: string): Promise<Visitor> {
  const isKnown = await isKnownBrowser(c, email)
  return { isKnown, name: isKnown ? 'a known browser' : visitorNetwork(c.req.header('cf-connecting-ip') ?? '') }
}

/** All of them, before anything is checked; locked when one is. */
async function count(c: Context<BackendEnv>, limits: readonly Limit[]): Promise<Attempt> {
  const now = Date.now()
  const attempts = await Promise.all(limits.map(async ({ subject, most }) => countAttempt(c.env.DB, await hashOf(subject), most, now)))
  return {
    attempts: Math.max(...attempts.map((attempt) => attempt.attempts)),
    isLocked: attempts.some(({ isLocked }) => isLocked),
    isLast: attempts.some(({ isLast }) => isLast),
    waitMs: Math.max(...attempts.map(({ isLast, waitMs }) => (isLast ? waitMs : 0))),
  }
}

/** 429 and a text that says when to try again. */
export function tooMany(c: Context<BackendEnv>, sentence: string, { waitMs }: Attempt): { errors: { text: string }; status: 429 } {
  c.header('Retry-After', String(Math.ceil(waitMs / 1_000)))
  return { errors: { text: fillIn(sentence, { minutes: Math.ceil(waitMs / 60_000) }) }, status: 429 }
}
