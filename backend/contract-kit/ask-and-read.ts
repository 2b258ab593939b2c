import type { EndpointKey } from '#shared/contract/endpoints.ts'
import type { Ask, Question } from './ask.ts'
import { isTooDeep } from './strip-absent.ts'

/** What the site would make of an answer: one mistake in it does not hide all others. Undefined where nothing can be read. */
export async function askAndRead<T>(ask: Ask, key: EndpointKey, question: Question, read: (answer: unknown) => T): Promise<T | undefined> {
  const answer = await ask(key, question)
  if (answer.kind !== 'answer' || answer.status !== 200) return undefined
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(answer.bytes))
    return isTooDeep(json) ? undefined : read(json)
  } catch {
    return undefined // no JSON: the check of this endpoint says so
  }
}
