import type { Context } from 'hono'
import * as z from 'zod/mini'
import { publishDraft, stageDraft } from '#redirects/drafts/publish-draft.ts'
import { makeLive, type PublishResult } from '#redirects/versions/publish-table.ts'
import type { Published } from '../../wire.ts'
import { refuse } from '../answers.ts'
import type { DeskEnv } from '../desk-env.ts'
import { faultOfTable } from '../findings.ts'
import { localeSchema, readBody, versionSchema, whySchema } from '../read-request.ts'
import { storesOf } from '../stores.ts'

const publishSchema = z.object({ locale: localeSchema, why: whySchema, revision: z.int() })

/** Makes the draft's table live. */
export async function publish(c: Context<DeskEnv>): Promise<Response> {
  const asked = await readBody(c, publishSchema)
  return answerOf(c, await publishDraft(storesOf(c.env), publishingOf(c, asked)))
}

/** Uploads the draft's table without making it live. */
export async function stage(c: Context<DeskEnv>): Promise<Response> {
  const asked = await readBody(c, publishSchema)
  return answerOf(c, await stageDraft(storesOf(c.env), publishingOf(c, asked)))
}

const liveSchema = z.object({ locale: localeSchema, version: versionSchema, live: z.optional(versionSchema), why: whySchema })

/** Makes a stored version live: a staged version, or an earlier one. */
export async function live(c: Context<DeskEnv>): Promise<Response> {
  const { locale, version, live: base, why } = await readBody(c, liveSchema)
  return answerOf(c, await makeLive(storesOf(c.env), version, { ...byWhom(c), locale, base, why, kind: 'restore' }))
}

function publishingOf(c: Context<DeskEnv>, { locale, why, revision }: z.output<typeof publishSchema>) {
  return { ...byWhom(c), locale, why, revision, faultOf: faultOfTable(c.env, locale) }
}

function byWhom(c: Context<DeskEnv>) {
  return { who: c.get('session').who, at: Date.now() }
}

type Result = PublishResult | { kind: 'draft-changed' } | { kind: 'staged'; version: string; isNew: boolean }

function answerOf(c: Context<DeskEnv>, result: Result): Response {
  switch (result.kind) {
    case 'live':
    case 'already-live':
      return c.json({ version: result.version, isNew: result.kind === 'live' } satisfies Published)
    case 'staged':
      return c.json({ version: result.version, isNew: result.isNew } satisfies Published)
    case 'live-changed':
    case 'draft-changed':
    case 'version-missing':
      return refuse(c, 409, { error: result.kind })
    case 'unfit':
      return refuse(c, 422, { error: 'unfit', detail: result.reason })
  }
}
