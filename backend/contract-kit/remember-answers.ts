import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import type { Ask, Outcome } from './ask.ts'

/** Asks for the same content once: a page is a sample for several checks. */
export function rememberAnswers(ask: Ask): Ask {
  const answers = new Map<string, Promise<Outcome>>()
  return function askOnce(key, question) {
    const { method, session } = ENDPOINTS[key]
    // what belongs to a session changes
    if (method !== 'GET' || session !== 'none') return ask(key, question)
    const asked = JSON.stringify([key, question])
    const answer = answers.get(asked) ?? ask(key, question)
    answers.set(asked, answer)
    return answer
  }
}
