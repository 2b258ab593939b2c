import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { StoreError } from '../versions/table-store.ts'
import { type MissingPath, type VisitsReader } from './read-visits.ts'

/** What the SQL API of Analytics Engine needs. */
export interface AnalyticsAccount {
  accountId: string
  token: string
  dataset: string
}

const answerSchema = z.object({ data: z.array(z.record(z.string(), z.unknown())) })
/** The API writes large numbers as text. */
const count = z.pipe(z.transform(Number), z.number())
const pathsSchema = z.array(z.object({ path: z.string(), visits: count }))
const missingSchema = z.array(z.object({ path: z.string(), referrer: z.string(), visits: count, noise: count }))
const daysSchema = z.array(z.object({ day: z.string(), visits: count }))
const referrersSchema = z.array(z.object({ referrer: z.string() }))

/** The API answers with 10,000 rows unless told otherwise. */
const MAX_ROWS = 50_000
const MAX_REFERRERS = 5
const LIMIT_MS = 15_000

/** Visits as worker/visits/ writes them into Analytics Engine: index locale; blobs kind, path, referrer, noise; double weight. */
export function analyticsVisits({ accountId, token, dataset }: AnalyticsAccount): VisitsReader {
  const weight = 'SUM(_sample_interval * double1)'
  const from = (locale: LocaleCode, kind: string, since: string) =>
    `FROM ${dataset} WHERE index1 = ${quoted(locale)} AND blob1 = ${quoted(kind)} AND timestamp >= toDateTime(${quoted(`${since} 00:00:00`)})`

  async function ask(query: string): Promise<unknown> {
    const response = await fetch(`https://api.cloudflare.com/client/v4/accounts/${accountId}/analytics_engine/sql`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: query,
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (!response.ok) throw new StoreError(`Analytics Engine answered ${response.status}: the visits are not known.`)
    return answerSchema.parse(await response.json()).data
  }

  return {
    async hits(locale, since) {
      const query = `SELECT blob2 AS path, ${weight} AS visits ${from(locale, 'hit', since)} AND blob4 = '0' GROUP BY path ORDER BY visits DESC LIMIT ${MAX_ROWS}`
      return pathsSchema.parse(await ask(query))
    },
    async missing(locale, since) {
      const query = `SELECT blob2 AS path, blob3 AS referrer, SUM(if(blob4 = '0', _sample_interval * double1, 0)) AS visits, SUM(if(blob4 = '1', _sample_interval * double1, 0)) AS noise ${from(locale, 'missing', since)} GROUP BY path, referrer ORDER BY visits DESC LIMIT ${MAX_ROWS}`
      return byPath(missingSchema.parse(await ask(query)))
    },
    async days(locale, paths, since) {
      if (paths.length === 0) return []
      const query = `SELECT formatDateTime(timestamp, '%Y-%m-%d') AS day, ${weight} AS visits ${from(locale, 'hit', since)} AND blob2 IN (${paths.map(quoted).join(', ')}) AND blob4 = '0' GROUP BY day ORDER BY day`
      return daysSchema.parse(await ask(query))
    },
    async referrers(locale, paths, since) {
      if (paths.length === 0) return []
      const query = `SELECT blob3 AS referrer, ${weight} AS visits ${from(locale, 'hit', since)} AND blob2 IN (${paths.map(quoted).join(', ')}) AND blob4 = '0' GROUP BY referrer ORDER BY visits DESC LIMIT ${MAX_REFERRERS}`
      return referrersSchema.parse(await ask(query)).map(({ referrer }) => referrer)
    },
  }
}

/** A text in a query: the API takes no parameters. */
function quoted(text: string): string {
  return `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`
}

/** The rows come with most visits first. */
function byPath(rows: z.output<typeof missingSchema>): MissingPath[] {
  const paths = new Map<string, MissingPath>()
  for (const { path, referrer, visits, noise } of rows) {
    const known = paths.get(path) ?? { path, visits: 0, noise: 0, referrers: [] }
    known.visits += visits
    known.noise += noise
    if (visits > 0 && known.referrers.length < MAX_REFERRERS) known.referrers.push(referrer)
    paths.set(path, known)
  }
  return [...paths.values()].sort((a, b) => b.visits - a.visits || b.noise - a.noise)
}
