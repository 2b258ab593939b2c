import type * as z from 'zod'

/** An answer that is right. */
export interface Expected<T = unknown> {
  status: number
  description: string
  headers?: Readonly<Record<string, { pattern: RegExp; description: string }>>
  /** none: there must be no body */
  body?: z.ZodType<T>
  /** a status that says enough by itself */
  mayBeEmpty?: true
}
