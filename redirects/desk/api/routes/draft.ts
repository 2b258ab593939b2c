import type { Context } from 'hono'
import * as z from 'zod/mini'
import { cachedVersion } from '#redirects/drafts/cached-version.ts'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { draftSize } from '#redirects/drafts/draft-store.ts'
import { liveVersion } from '#redirects/versions/live-version.ts'
import { diffTables, mergeChanges } from '#redirects/versions/merge-tables.ts'
import type { Finding } from '#redirects/check/finding.ts'
import type { Draft, Reads } from '../../wire.ts'
import type { DeskEnv } from '../desk-env.ts'
import { findingsOf } from '../findings.ts'
import { liveState } from '../live-state.ts'
import { localeSchema, readQuery } from '../read-request.ts'
import { storesOf } from '../stores.ts'
import { causesOf } from '../table-changes.ts'

const querySchema = z.object({ locale: localeSchema })

/** The draft, its findings, and the versions that colleagues published since it was started. */
export async function draft(c: Context<DeskEnv>): Promise<Response> {
  const { locale } = readQuery(c, querySchema)
  const stores = storesOf(c.env)
  const [open, live] = await Promise.all([openDraft(stores, locale), liveVersion(stores, locale)])
  const [findings, liveEntries] = await Promise.all([findingsOf(c.env, locale, open), cachedVersion(stores.kv, locale, live.version)])
  const hasMoved = liveEntries !== undefined && live.version !== open.base
  return c.json({
    base: open.base,
    live: liveState(live, liveEntries === undefined),
    revision: open.revision,
    changes: open.changes,
    findings,
    failing: findings.flatMap(failingExample),
    theirs: hasMoved && !open.isBaseMissing ? diffTables(open.baseEntries, liveEntries) : [],
    conflicts: hasMoved ? mergeChanges(open.changes, liveEntries).conflicts : [],
  } satisfies Reads['draft'])
}

function failingExample({ kind, words }: Finding): Draft['failing'] {
  const { path = '', wanted = '', leadsTo = '' } = words
  return kind === 'example' ? [{ path, wanted, leadsTo }] : []
}

/** The problems of the draft by cause. */
export async function findings(c: Context<DeskEnv>): Promise<Response> {
  const { locale } = readQuery(c, querySchema)
  const open = await openDraft(storesOf(c.env), locale)
  return c.json({ revision: open.revision, causes: await causesOf(c.env, locale, open) } satisfies Reads['findings'])
}

/** Whether anything has changed. The page polls this every few seconds. */
export async function draftState(c: Context<DeskEnv>): Promise<Response> {
  const { locale } = readQuery(c, querySchema)
  const stores = storesOf(c.env)
  const [size, live] = await Promise.all([draftSize(stores.db, locale), liveVersion(stores, locale)])
  return c.json({ ...size, live: liveState(live, false) } satisfies Reads['state'])
}
