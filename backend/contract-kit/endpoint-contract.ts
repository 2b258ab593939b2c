// What an endpoint must do. The checks and the OpenAPI document are made from it.

import type * as z from 'zod'
import { type EndpointKey, ENDPOINTS } from '#shared/contract/endpoints.ts'
import type { Question } from './ask.ts'
import { type Expected, tooLarge } from './expected.ts'
import type { Probe } from './probe.ts'

export interface EndpointContract {
  key: EndpointKey
  summary: string
  /** anchor of the heading in docs/contract.md */
  section: string
  /** names of the query parameters, all required */
  query?: readonly string[]
  requestHeaders?: readonly ParameterContract[]
  request?: z.ZodType
  answers: readonly Expected[]
  checks: readonly Check[]
}

interface ParameterContract {
  name: string
  required: boolean
  description: string
  /** default: a string */
  schema?: z.ZodType
}

export interface Check {
  /** a few words about the request */
  name: string
  needs?: readonly Need[]
  /** runs after all other checks, because it ends their session */
  isLast?: true
  run: (probe: Probe) => Promise<void>
}

/** What a check requires from the command line. */
export type Need = 'writes' | 'session' | 'returned'

/** A check of one request. */
export function oneRequest(
  name: string,
  question: Question,
  expected: Expected,
  ...others: Expected[]
): Check {
  return { name, run: async ({ call }) => void (await call(question, expected, ...others)) }
}

export function bodyOverLimit(key: EndpointKey): Check {
  return oneRequest(
    'a body larger than the limit',
    { rawBody: ' '.repeat(ENDPOINTS[key].bodyLimitBytes + 1) + '{}' },
    tooLarge,
  )
}

/** Makes checks that need a sample of the backend's content. Without one they are skipped. */
export function withSample<T>(
  find: (probe: Probe) => T | undefined,
  missing: string,
  needs: readonly Need[] = [],
) {
  return function check(name: string, run: (probe: Probe, sample: T) => Promise<void>): Check {
    return {
      name,
      needs,
      async run(probe) {
        const sample = find(probe)
        if (sample === undefined) return probe.skip(missing)
        await run(probe, sample)
      },
    }
  }
}
