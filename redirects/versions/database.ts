/** The part of D1 that is used. */
export interface Database {
  prepare(query: string): Statement
  /** One transaction. */
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
