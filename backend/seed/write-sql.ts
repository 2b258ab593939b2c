// node backend/seed/write-sql.ts <file>: writes the seed as SQL for `wrangler d1 execute --file`,
// or as a list of statements if the file ends in .json.

import { writeFile } from 'node:fs/promises'
import { allStatements } from './all-statements.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Usage: node backend/seed/write-sql.ts <file>')
  process.exit(2)
}

const statements = await allStatements()
await writeFile(
  file,
  file.endsWith('.json') ? JSON.stringify(statements) : `${statements.join('\n')}\n`,
)
