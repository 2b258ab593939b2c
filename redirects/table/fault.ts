import type { messages } from '../messages/en-EU.ts'

/** What is wrong with a line: the name of a sentence in messages/, and what the sentence names. */
export interface Fault {
  fault: FaultName
  words?: Readonly<Record<string, string>>
}

export type FaultName = keyof (typeof messages)['faults']
