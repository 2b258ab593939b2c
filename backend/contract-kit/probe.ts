import type { EndpointKey } from '#shared/contract/endpoints.ts'
import type { Ask, Question } from './ask.ts'
import type { Expected } from './expected.ts'
import { judge } from './judge.ts'
import type { Samples } from './samples.ts'

/** characters: a label may be a path that the backend named */
const MAX_LABEL = 120

/** What a check asks with, and tells what it found. */
export interface Probe {
  samples: Samples
  given: Given
  /** The body when the answer is the first of those expected and nothing is wrong with it. Whatever is wrong has been reported. */
  call: <T>(question: Question, expected: Expected<T>, ...others: Expected[]) => Promise<Called<T> | undefined>
  wrong: (problem: string) => void
  /** The check has nothing to ask with. */
  skip: (because: string) => void
}

interface Called<T> {
  status: number
  headers: Headers
  /** undefined: another of those expected came */
  body: T | undefined
}

/** What the command line brought. */
export interface Given {
  /** origin of the site that orders return to */
  site: string
  /** of a customer who is logged in: the value of the session cookie */
  session?: string | undefined
  /** of an order that was paid: what the provider's page came back to the site with */
  returned?: { orderId: string; signature: string } | undefined
}

export interface Report {
  problems: string[]
  /** why it was not made */
  skipped?: string
  /** said once of an endpoint, not of each of its checks */
  hung?: string
}

export function probeEndpoint(key: EndpointKey, ask: Ask, samples: Samples, given: Given): { probe: Probe; report: Report } {
  const report: Report = { problems: [] }
  const wrong = (problem: string) => void report.problems.push(problem)
  async function call<T>(
    { label, key: other, ...question }: Question,
    expected: Expected<T>,
    ...others: Expected[]
  ): Promise<Called<T> | undefined> {
    const wrong = (problem: string) => void report.problems.push(label === undefined ? problem : `${label.slice(0, MAX_LABEL)}: ${problem}`)
    const answer = await ask(other ?? key, question)
    if (answer.kind === 'hung') report.hung = answer.problem
    if (answer.kind === 'failed') wrong(answer.problem)
    if (answer.kind === 'unreachable') wrong('no connection')
    if (answer.kind !== 'answer') return undefined
    const { status, headers } = answer
    const right = [expected, ...others].find((one) => one.status === status)
    if (!right) {
      wrong(`status ${[expected, ...others].map((one) => one.status).join(' or ')} expected, ${status} came`)
      return undefined
    }
    const { problems, body } = right === expected ? judge(answer, expected) : { ...judge(answer, right), body: undefined }
    for (const problem of problems) wrong(problem)
    return problems.length === 0 ? { status, headers, body } : undefined
  }
  return { probe: { samples, given, call, wrong, skip: (because) => (report.skipped = because) }, report }
}
