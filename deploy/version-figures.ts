import { z } from 'zod'
import type { VersionFigures } from './compare-versions.ts'
import { Refusal } from './refusal.ts'

const LIMIT_MS = 30_000
/** A version's id, as the platform adds it to each line. */
const VERSION = '$workers.scriptVersion.id'

const answerSchema = z.object({
  result: z.object({
    calculations: z.array(
      z.object({ aggregates: z.array(z.object({ value: z.number(), groups: z.array(z.object({ value: z.string() })) })) }),
    ),
  }),
})

interface Filter {
  key: string
  operation: 'eq' | 'gte'
  type: 'string' | 'number'
  value: string | number
}
interface Watched {
  version: string
  /** of the client: browsers know theirs */
  build: string
}

/** How a version has done from one time to another (milliseconds), by the site's own log lines in Workers Observability. */
export async function versionFigures(worker: string, { version, build }: Watched, from: number, to: number): Promise<VersionFigures> {
  const count = async (event: string, ...filters: Filter[]) =>
    queryCount({ from, to }, [equals('$workers.scriptName', worker), equals('event', event), ...filters])
  const [requests, failures, browserErrors] = await Promise.all([
    count('request', equals(VERSION, version)),
    count('request', equals(VERSION, version), { key: 'status', operation: 'gte', type: 'number', value: 500 }),
    count('browser-error', equals('build', build)),
  ])
  return { requests, failures, browserErrors }
}

function equals(key: string, value: string): Filter {
  return { key, operation: 'eq', type: 'string', value }
}

/** How many log lines the filters leave. */
async function queryCount(timeframe: { from: number; to: number }, filters: Filter[]): Promise<number> {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_BASE_URL } = process.env
  const api = CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4'
  const calculations = [{ operator: 'count', alias: 'count' }]
  const response = await fetch(`${api}/accounts/${account}/workers/observability/telemetry/query`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      queryId: 'deployment',
      timeframe,
      view: 'calculations',
      parameters: { datasets: ['cloudflare-workers'], filters, calculations },
    }),
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch((error: unknown) => {
    throw new Refusal(`the log could not be asked: ${String(error)}`, { cause: error })
  })
  if (!response.ok) throw new Refusal(`the log could not be asked: status ${response.status}`)
  const { data } = answerSchema.safeParse(await response.json())
  if (!data) throw new Refusal('the log answered what is not understood')
  return data.result.calculations[0]?.aggregates[0]?.value ?? 0
}
