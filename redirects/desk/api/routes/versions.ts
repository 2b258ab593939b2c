import type { Context } from 'hono'
import * as z from 'zod/mini'
import { tableOf } from '#redirects/drafts/table-of.ts'
import { liveVersion } from '#redirects/versions/live-version.ts'
import { diffTables } from '#redirects/versions/merge-tables.ts'
import { type Publication, publicationsOf } from '#redirects/versions/publications.ts'
import { storedVersions } from '#redirects/versions/stored-versions.ts'
import type { PublishedRow, Reads } from '../../wire.ts'
import { failure } from '../answers.ts'
import type { DeskEnv } from '../desk-env.ts'
import { liveState } from '../live-state.ts'
import { localeSchema, readQuery, versionSchema } from '../read-request.ts'
import { storesOf } from '../stores.ts'

const querySchema = z.object({ locale: localeSchema })

/** The stored versions, and who made them live when. */
export async function versions(c: Context<DeskEnv>): Promise<Response> {
  const { locale } = readQuery(c, querySchema)
  const stores = storesOf(c.env)
  const [live, stored, publications] = await Promise.all([
    liveVersion(stores, locale),
    storedVersions(stores.kv, locale),
    publicationsOf(stores.db, locale),
  ])
  const byVersion = Map.groupBy(publications, ({ version }) => version)
  const isMissing = live.version !== undefined && !stored.some(({ name }) => name === live.version)
  const rows = stored.map(({ name, rules = 0 }) => ({
    name,
    rules,
    isLive: name === live.version,
    isTakenBack: name !== live.version && isTakenBack(byVersion.get(name) ?? []),
    publications: (byVersion.get(name) ?? []).map(({ who, why, at }) => ({ who, why, at })),
  }))
  function isTakenBack([last]: readonly Publication[]): boolean {
    return (
      last !== undefined &&
      publications.some(({ kind, base, seq }) => (kind === 'restore' || kind === 'back') && base === last.version && seq > last.seq)
    )
  }
  // by their latest publication; staged versions by day
  const order = new Map(publications.toReversed().map(({ version, seq }) => [version, seq]))
  const rank = ({ name }: { name: string }) => order.get(name) ?? 0
  return c.json({
    live: liveState(live, isMissing),
    publications: publications.map((publication) => publishedRow(publication, publications, stored)),
    versions: rows.sort((a, b) => rank(b) - rank(a) || (a.name < b.name ? 1 : -1)),
  } satisfies Reads['versions'])
}

type Stored = Awaited<ReturnType<typeof storedVersions>>

/** @param publications the newest first */
function publishedRow(row: Publication, publications: readonly Publication[], stored: Stored): PublishedRow {
  const next = publications.find(({ seq }) => seq === row.seq + 1)
  const isMissing = !stored.some(({ name }) => name === row.version)
  return {
    ...row,
    ...(isMissing && { isMissing }),
    ...(next === undefined
      ? { mark: 'live' as const }
      : next.kind === 'back'
        ? { mark: 'taken-back' as const, takenBackAfter: next.at - row.at }
        : row.kind === 'back' && { mark: 'taking-back' as const }),
  }
}

const compareSchema = z.object({ locale: localeSchema, from: versionSchema, to: versionSchema })

/** The differences between two versions, or between a version and the draft. */
export async function compare(c: Context<DeskEnv>): Promise<Response> {
  const { locale, from, to } = readQuery(c, compareSchema)
  const [before, after] = await Promise.all([from, to].map((name) => tableOf(storesOf(c.env), locale, name)))
  if (before === undefined || after === undefined) throw failure(404, { error: 'version-missing' })
  return c.json(diffTables(before, after) satisfies Reads['compare'])
}
