import { customerRows } from './customers/customer-rows.ts'
import { documentStatements } from './document-statements.ts'
import { EDITED_CONTENTS } from './edited-contents.ts'
import { seedStatements } from './seed-statements.ts'
import { addStatement } from './sql.ts'

/** The embedded backend's content, and rows of demo customers that a database does not have. */
export async function allStatements(): Promise<string[]> {
  const customers = (await customerRows(EDITED_CONTENTS, new Date())).map(addStatement)
  return [...seedStatements(EDITED_CONTENTS), ...documentStatements(EDITED_CONTENTS), ...customers]
}
