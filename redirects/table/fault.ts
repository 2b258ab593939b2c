import type { FAULTS } from '../words/sentences.ts'

/**
 * A problem of a line: the key of its sentence in words/sentences.ts, and the values of the
 * sentence.
 */
export interface Fault {
  fault: FaultName
  words?: Readonly<Record<string, string>>
}

export type FaultName = keyof typeof FAULTS
