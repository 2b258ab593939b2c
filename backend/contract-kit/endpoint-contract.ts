// What an endpoint must do. The checks and the OpenAPI document are made from it.
import type * as z from 'zod'
import type { EndpointKey } from '#shared/contract/endpoints.ts'
import type { Expected } from './expected.ts'
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
