import { readStored, writeStored } from '../stored.ts'

const NAME = 'import'
/** Browsers store about 5 MB. A longer text comes from a file, which can be read again. */
const MAX_CHARACTERS = 500_000

/** The text of the import's field, for any table: it survives a reload. */
export function readKeptText(): string {
  const text = readStored(NAME)
  return typeof text === 'string' ? text : ''
}

export function keepText(text: string): void {
  writeStored(NAME, text === '' || text.length > MAX_CHARACTERS ? undefined : text)
}
