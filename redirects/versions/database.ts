/** What is used of D1. */
export interface Database {
  prepare(query: string): Statement
  /** One transaction: all or nothing. */
  batch(statements: Statement[]): Promise<Rows[]>
}

export interface Statement {
  bind(...values: unknown[]): Statement
  all(): Promise<Rows>
  /** null: there is no row */
  first(): Promise<unknown>
  run(): Promise<unknown>
}

export interface Rows {
  results: unknown[]
}
