import { z } from 'zod'
import type { Database, Rows, Statement } from '../versions/database.ts'
import { type CallCloudflare, CloudflareError } from './cloudflare-api.ts'

const answerSchema = z.object({ result: z.array(z.object({ results: z.array(z.unknown()) })) })

/** A D1 database at Cloudflare, by its API, which runs a batch as the binding does: in one transaction. Failures are named as the binding's. */
export function remoteDatabase(call: CallCloudflare, id: string): Database {
  async function send(statements: RemoteStatement[]): Promise<Rows[]> {
    const body = JSON.stringify({ batch: statements.map(({ sql, params }) => ({ sql, params })) })
    const response = await call(`/d1/database/${id}/query`, { method: 'POST', body }).catch((cause: unknown) => {
      throw cause instanceof CloudflareError ? new Error(`D1_ERROR: ${cause.message}`, { cause }) : cause
    })
    return answerSchema.parse(await response.json()).result
  }

  class RemoteStatement implements Statement {
    readonly sql: string
    readonly params: unknown[]
    constructor(sql: string, params: unknown[] = []) {
      this.sql = sql
      this.params = params
    }
    bind(...params: unknown[]) {
      return new RemoteStatement(this.sql, params)
    }
    async all() {
      const [rows = { results: [] }] = await send([this])
      return rows
    }
    async first() {
      return (await this.all()).results[0] ?? null
    }
    run() {
      return this.all()
    }
  }

  return {
    prepare: (sql) => new RemoteStatement(sql),
    batch: (statements) => send(statements.filter((each) => each instanceof RemoteStatement)),
  }
}
