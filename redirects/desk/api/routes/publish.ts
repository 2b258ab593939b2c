import type { Context } from 'hono'
import * as z from 'zod/mini'
import { cachedVersion } from '#redirects/drafts/cached-version.ts'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { type Refusal, publishDraft, stageDraft } from '#redirects/drafts/publish-draft.ts'
import { bringVersion, draftAfter, restoreVersion, takeBack as takeVersionBack } from '#redirects/drafts/restore-version.ts'
import { liveVersion } from '#redirects/versions/live-version.ts'
import type { PublishResult } from '#redirects/versions/publish-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Published, Reads, Saved } from '../../wire.ts'
import { failure, refuse, refuseEdit } from '../answers.ts'
import type { DeskEnv } from '../desk-env.ts'
import { localeSchema, readBody, readQuery, versionSchema, whySchema } from '../read-request.ts'
import { storesOf } from '../stores.ts'
import { changeOfDraft, changeOfVersion, refusalOf } from '../table-changes.ts'

const acceptedSchema = z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20_000)), [])
const localeOnly = z.object({ locale: localeSchema })
const publishSchema = z.object({ locale: localeSchema, why: whySchema, revision: z.int(), accepted: acceptedSchema })

/** What a publication of the draft would change. */
export async function publication(c: Context<DeskEnv>): Promise<Response> {
  const { locale } = readQuery(c, localeOnly)
  const draft = await openDraft(storesOf(c.env), locale)
  return c.json({ revision: draft.revision, ...(await changeOfDraft(c.env, locale, draft)) } satisfies Reads['publication'])
}

/** Makes the draft's table live. */
export async function publish(c: Context<DeskEnv>): Promise<Response> {
  const { accepted, ...asked } = await readBody(c, publishSchema)
  return answerOf(
    c,
    await publishDraft(storesOf(c.env), {
      ...asked,
      ...byWhom(c),
      refusalOf: async (draft) => refusalOf(await changeOfDraft(c.env, asked.locale, draft), accepted),
    }),
  )
}

const stageSchema = z.object({ locale: localeSchema, why: whySchema, revision: z.int() })

/** Uploads the draft's table without making it live. Its dangers are accepted when it is made live. */
export async function stage(c: Context<DeskEnv>): Promise<Response> {
  const asked = await readBody(c, stageSchema)
  return answerOf(
    c,
    await stageDraft(storesOf(c.env), {
      ...asked,
      ...byWhom(c),
      refusalOf: async (draft) => refusalOf({ ...(await changeOfDraft(c.env, asked.locale, draft)), dangers: [] }, []),
    }),
  )
}

const restorationSchema = z.object({ locale: localeSchema, version: versionSchema })

/** What happens live and to the draft if a version is restored, or brought into the draft. */
export async function restoration(c: Context<DeskEnv>): Promise<Response> {
  const { locale, version } = readQuery(c, restorationSchema)
  const { draft, next, change } = await changeTo(c, locale, version)
  if (!next) throw failure(404, { error: 'version-missing' })
  return c.json({ version, live: change, draft: draftAfter(draft, next) } satisfies Reads['restoration'])
}

const liveSchema = z.object({
  locale: localeSchema,
  version: versionSchema,
  live: z.optional(versionSchema),
  why: whySchema,
  accepted: acceptedSchema,
})

/** Makes a stored version live: a staged version, or an earlier one. */
export async function live(c: Context<DeskEnv>): Promise<Response> {
  const { locale, version, live, why, accepted } = await readBody(c, liveSchema)
  const { change } = await changeTo(c, locale, version)
  // a version that was live or staged has been checked: its errors do not prevent it, as it may be an emergency
  const refusal = refusalOf({ errors: [], dangers: change.dangers }, accepted)
  return answerOf(c, refusal ?? (await restoreVersion(storesOf(c.env), version, { ...byWhom(c), locale, live, why })))
}

const takeBackSchema = z.object({ locale: localeSchema, live: versionSchema, why: whySchema })

/** Makes the version before the live one live again, and puts its changes back into the draft. */
export async function takeBack(c: Context<DeskEnv>): Promise<Response> {
  const { locale, live, why } = await readBody(c, takeBackSchema)
  return answerOf(c, await takeVersionBack(storesOf(c.env), { ...byWhom(c), locale, live, why }))
}

const bringSchema = z.object({ locale: localeSchema, version: versionSchema, why: whySchema })

/** Brings a version into the draft. */
export async function bring(c: Context<DeskEnv>): Promise<Response> {
  const { locale, version, why } = await readBody(c, bringSchema)
  const result = await bringVersion(storesOf(c.env), locale, version, { ...byWhom(c), why })
  if (result.kind === 'saved') return c.json({ revision: result.revision, batch: result.batch } satisfies Saved)
  return result.refusal.kind === 'version-missing' ? refuse(c, 404, { error: 'version-missing' }) : refuseEdit(c, result.refusal)
}

const NOTHING = { counts: { added: 0, changed: 0, removed: 0 }, dangers: [], warnings: [], errors: [] }

/** `next`: undefined if the version is missing. */
async function changeTo(c: Context<DeskEnv>, locale: LocaleCode, version: string) {
  const stores = storesOf(c.env)
  const [draft, { version: name }] = await Promise.all([openDraft(stores, locale), liveVersion(stores, locale)])
  const [live, next] = await Promise.all([cachedVersion(stores.kv, locale, name), cachedVersion(stores.kv, locale, version)])
  const change = next
    ? await changeOfVersion(c.env, locale, { live: { name, entries: live ?? new Map() }, next: { name: version, entries: next }, draft })
    : NOTHING
  return { draft, next, change }
}

function byWhom(c: Context<DeskEnv>) {
  return { who: c.get('session').who, at: Date.now() }
}

type Result = PublishResult | Refusal | { kind: 'draft-changed' } | { kind: 'staged'; version: string; isNew: boolean }

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
    case 'not-accepted':
      return refuse(c, 422, { error: result.kind, detail: result.reason })
  }
}
