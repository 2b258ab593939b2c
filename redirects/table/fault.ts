import type { FAULTS } from '../words/sentences.ts'

/** The key of a sentence in words/sentences.ts, and its values. */
export interface Fault {
  fault: FaultName
  words?: Readonly<Record<string, string>>
}

export type FaultName = keyof typeof FAULTS
