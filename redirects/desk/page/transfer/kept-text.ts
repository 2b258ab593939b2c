import { readStored, writeStored } from '../stored.ts'

const NAME = 'import'
/** Browsers keep some 5 MB; a longer text comes from a file, which is still there. */
const MAX_CHARACTERS = 500_000

/** What stood in the import's field, of whichever table: a reload takes nothing. */
export function readKeptText(): string {
  const text = readStored(NAME)
  return typeof text === 'string' ? text : ''
}

export function keepText(text: string): void {
  writeStored(NAME, text === '' || text.length > MAX_CHARACTERS ? undefined : text)
}
