import type { messages } from '../messages/en-EU.ts'

/** A problem of a line: the key of its sentence in messages/, and the values of the sentence. */
export interface Fault {
  fault: FaultName
  words?: Readonly<Record<string, string>>
}

export type FaultName = keyof (typeof messages)['faults']
