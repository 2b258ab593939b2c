import type * as z from 'zod'
import type { Answer } from './ask.ts'
import { describeIssues } from './describe-issues.ts'
import type { Expected } from './expected.ts'
import { isTooDeep, MAX_DEPTH, stripAbsent } from './strip-absent.ts'

interface Judgement<T> {
  /** one sentence each; empty: the response is correct */
  problems: string[]
  body?: T
}

/**
 * Reports types and never values, because responses contain personal data, and a hostile backend
 * could send anything.
 */
export function judge<T>(answer: Answer, expected: Expected<T>): Judgement<T> {
  const problems = headerProblems(answer.headers, expected)
  if (expected.body === undefined) {
    return { problems: answer.bytes.length === 0 ? problems : [...problems, 'expected no body'] }
  }
  if (expected.mayBeEmpty && answer.bytes.length === 0) return { problems }
  const type = answer.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type))
    problems.push('header content-type: expected application/json in UTF-8')
  const read = readBody(answer.bytes, expected.body)
  return { ...read, problems: [...problems, ...read.problems] }
}

function headerProblems(headers: Headers, expected: Expected): string[] {
  return Object.entries(expected.headers ?? {}).flatMap(([name, { pattern, description }]) => {
    const value = headers.get(name)
    if (value !== null && pattern.test(value)) return []
    return `header ${name}: expected ${description}, received ${value === null ? 'none' : 'another value'}`
  })
}

function readBody<T>(bytes: Uint8Array<ArrayBuffer>, schema: z.ZodType<T>): Judgement<T> {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return { problems: ['the body is not JSON in UTF-8'] }
  }
  if (isTooDeep(json)) return { problems: [`the body nests deeper than ${MAX_DEPTH} levels`] }
  const read = schema.safeParse(stripAbsent(json))
  return read.success
    ? { problems: [], body: read.data }
    : { problems: describeIssues(read.error.issues) }
}
