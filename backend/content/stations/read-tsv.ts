import { z } from 'zod'

/**
 * The rows of a tab-separated table whose first line has the column names.
 *
 * @throws an error with file name and line number for a malformed line
 */
export function readTsv<T>(
  name: string,
  text: string,
  readRow: (cells: Record<string, string>) => T,
): T[] {
  const [head = '', ...lines] = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const columns = head.split('\t')
  return lines.map((line, index) => {
    const cells = line.split('\t')
    try {
      if (cells.length !== columns.length)
        throw new Error(`Expected ${columns.length} columns, found ${cells.length}.`)
      return readRow(
        Object.fromEntries(columns.map((column, position) => [column, cells[position] ?? ''])),
      )
    } catch (error) {
      throw new Error(`${name}, line ${index + 2}: ${problemOf(error)}`, { cause: error })
    }
  })
}

function problemOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error)
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

export const degrees = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'not a number')
  .transform(Number)
