// node backend/seed/write-sql.ts <file>: writes the seed as SQL for `wrangler d1 execute --file`,
// or as a list of statements if the file ends in .json.

import { writeFile } from 'node:fs/promises'
import { customerRows } from './customers/customer-rows.ts'
import { documentStatements } from './document-statements.ts'
import { EDITED_CONTENTS } from './edited-contents.ts'
import { seedStatements } from './seed-statements.ts'
import { addStatement } from './sql.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Usage: node backend/seed/write-sql.ts <file>')
  process.exit(2)
}

const customers = (await customerRows(EDITED_CONTENTS, new Date())).map(addStatement)
const statements = [
  ...seedStatements(EDITED_CONTENTS),
  ...documentStatements(EDITED_CONTENTS),
  ...customers,
]
await writeFile(
  file,
  file.endsWith('.json') ? JSON.stringify(statements) : `${statements.join('\n')}\n`,
)
