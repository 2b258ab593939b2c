/** What is written into one table: a value per column, in the order of `columns`. */
export interface TableRows {
  table: string
  columns: readonly string[]
  rows: readonly (readonly (string | number | null)[])[]
}
