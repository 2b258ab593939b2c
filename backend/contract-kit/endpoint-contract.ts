// What an endpoint has to do, said once: the checks run it, the OpenAPI document is made of it.
import type * as z from 'zod'
import type { EndpointKey } from '#shared/contract/endpoints.ts'
import type { Expected } from './expected.ts'
import type { Probe } from './probe.ts'

export interface EndpointContract {
  key: EndpointKey
  summary: string
  /** the heading of docs/contract.md, as its anchor */
  section: string
  /** names of its query, all needed */
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
  /** a text when left out */
  schema?: z.ZodType
}

export interface Check {
  /** what is asked, in a few words */
  name: string
  needs?: readonly Need[]
  /** after all others: it ends the session they use */
  isLast?: true
  run: (probe: Probe) => Promise<void>
}

/** What is not there unless the command line brings it. */
export type Need = 'writes' | 'session' | 'returned'
