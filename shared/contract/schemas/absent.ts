import * as z from 'zod'

/** An optional field may be absent, null or '': all three mean "none" (contract.md, General). */
export function absentable<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional()).optional()
}
