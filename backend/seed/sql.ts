/** Rows of one table: each has a value per column, in the order of `columns`. */
export interface TableRows {
  table: string
  columns: readonly string[]
  rows: readonly (readonly (string | number | null)[])[]
}

/** D1 accepts statements up to 100 kB. */
const MAX_STATEMENT_BYTES = 90_000

const encoder = new TextEncoder()

/** Empties and refills the table, so that seeding twice gives the same result. */
export function refillStatements({ table, columns, rows }: TableRows): string[] {
  const statements = [`DELETE FROM ${table};`]
  const head = `INSERT INTO ${table} (${columns.join(', ')}) VALUES\n`
  let waiting: string[] = []
  let bytes = 0
  const flush = () => {
    if (waiting.length > 0) statements.push(`${head}${waiting.join(',\n')};`)
    waiting = []
    bytes = head.length
  }
  flush()
  for (const row of rows) {
    const values = `(${row.map(literal).join(', ')})`
    const size = encoder.encode(values).byteLength + 2
    if (head.length + size > MAX_STATEMENT_BYTES)
      throw new Error(
        `A row of ${table} is ${size} bytes, more than D1 takes: ${values.slice(0, 80)}`,
      )
    if (bytes + size > MAX_STATEMENT_BYTES) flush()
    waiting.push(values)
    bytes += size
  }
  flush()
  return statements
}

/** Adds rows to a table that visitors also write to. Existing rows stay unchanged. */
export function addStatement({ table, columns, rows }: TableRows): string {
  const values = rows.map((row) => `(${row.map(literal).join(', ')})`)
  return `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES\n${values.join(',\n')};`
}

function literal(value: string | number | null): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
