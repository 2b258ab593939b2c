import type { EndpointKey } from '#shared/contract/endpoints.ts'
import type { Ask, Question } from './ask.ts'
import type { Expected } from './expected.ts'
import { judge } from './judge.ts'
import type { Samples } from './samples.ts'

/** characters: a label may be a path chosen by the backend */
const MAX_LABEL = 120

/** How a check sends requests and reports problems. */
export interface Probe {
  samples: Samples
  given: Given
  /** Reports all problems. Returns undefined if the response has any. */
  call: <T>(
    question: Question,
    expected: Expected<T>,
    ...others: Expected[]
  ) => Promise<Called<T> | undefined>
  wrong: (problem: string) => void
  /** Reports that the check cannot run. */
  skip: (because: string) => void
}

interface Called<T> {
  status: number
  /** undefined: the response was another of the expected ones */
  body: T | undefined
}

/** Options of the command line. */
export interface Given {
  /** origin of the site that orders return to */
  site: string
  /** session cookie value of a logged-in customer */
  session?: string | undefined
  /** parameters with which the payment page returned after a paid order */
  returned?: { orderId: string; signature: string } | undefined
}

export interface Report {
  problems: string[]
  /** why the check did not run */
  skipped?: string
  /** reported once per endpoint */
  hung?: string
}

export function probeEndpoint(
  key: EndpointKey,
  ask: Ask,
  samples: Samples,
  given: Given,
): { probe: Probe; report: Report } {
  const report: Report = { problems: [] }
  const wrong = (problem: string) => void report.problems.push(problem)
  async function call<T>(
    { label, key: other, ...question }: Question,
    expected: Expected<T>,
    ...others: Expected[]
  ): Promise<Called<T> | undefined> {
    const wrong = (problem: string) =>
      void report.problems.push(
        label === undefined ? problem : `${label.slice(0, MAX_LABEL)}: ${problem}`,
      )
    const answer = await ask(other ?? key, question)
    if (answer.kind === 'hung') report.hung = answer.problem
    if (answer.kind === 'failed') wrong(answer.problem)
    if (answer.kind === 'unreachable') wrong('no connection')
    if (answer.kind !== 'answer') return undefined
    const { status } = answer
    const right = [expected, ...others].find((one) => one.status === status)
    if (!right) {
      wrong(
        `expected status ${[expected, ...others].map((one) => one.status).join(' or ')}, received ${status}`,
      )
      return undefined
    }
    const { problems, body } =
      right === expected ? judge(answer, expected) : { ...judge(answer, right), body: undefined }
    for (const problem of problems) wrong(problem)
    return problems.length === 0 ? { status, body } : undefined
  }
  return {
    probe: { samples, given, call, wrong, skip: (because) => (report.skipped = because) },
    report,
  }
}
