import type { Context } from 'hono'
import * as z from 'zod/mini'
import { discardDraft } from '#redirects/drafts/discard-draft.ts'
import { editDraft } from '#redirects/drafts/edit-draft.ts'
import { rebaseDraft } from '#redirects/drafts/rebase-draft.ts'
import { undoBatch } from '#redirects/drafts/undo-batch.ts'
import { MAX_LINE_CHARACTERS } from '#redirects/table/parse-table.ts'
import { MAX_TABLE_RULES } from '#redirects/table/table-size.ts'
import type { Saved } from '../../wire.ts'
import { refuse, refuseEdit } from '../answers.ts'
import type { DeskEnv } from '../desk-env.ts'
import { localeSchema, readBody, whySchema } from '../read-request.ts'
import { storesOf } from '../stores.ts'

/** A large table can be renamed completely: each rule removed and added under another path. */
const MAX_CHANGES = 2 * MAX_TABLE_RULES

const lineSchema = z.optional(z.string().check(z.maxLength(MAX_LINE_CHARACTERS)))
const keySchema = z.string().check(z.minLength(1), z.maxLength(1_000))
const changesSchema = z.object({
  locale: localeSchema,
  changes: z.array(z.object({ key: keySchema, before: lineSchema, after: lineSchema })).check(z.minLength(1), z.maxLength(MAX_CHANGES)),
  why: z._default(whySchema, ''),
  kind: z._default(z.enum(['edit', 'import']), 'edit'),
  batch: z.optional(z.uuid()),
})

export async function changes(c: Context<DeskEnv>): Promise<Response> {
  const { locale, changes, why, kind, batch } = await readBody(c, changesSchema)
  const result = await editDraft(storesOf(c.env), locale, changes, { ...noteOf(c, why), kind, batch })
  return result.kind === 'saved' ? saved(c, result) : refuseEdit(c, result.refusal)
}

const undoSchema = z.object({ locale: localeSchema, batch: z.string().check(z.maxLength(100)), why: z._default(whySchema, '') })

export async function undo(c: Context<DeskEnv>): Promise<Response> {
  const { locale, batch, why } = await readBody(c, undoSchema)
  const result = await undoBatch(storesOf(c.env), locale, batch, noteOf(c, why))
  if (result.kind === 'saved') return saved(c, result)
  return result.refusal.kind === 'not-found' ? refuse(c, 404, { error: 'not-found' }) : refuseEdit(c, result.refusal)
}

const discardSchema = z.object({ locale: localeSchema, revision: z.int(), why: z._default(whySchema, '') })

export async function discard(c: Context<DeskEnv>): Promise<Response> {
  const { locale, revision, why } = await readBody(c, discardSchema)
  const result = await discardDraft(storesOf(c.env), locale, revision, noteOf(c, why))
  return result.kind === 'saved' ? saved(c, result) : refuse(c, 409, { error: result.refusal })
}

const choiceSchema = z.object({ key: keySchema, mine: lineSchema, theirs: lineSchema, take: z.enum(['mine', 'theirs']) })
const rebaseSchema = z.object({
  locale: localeSchema,
  choices: z._default(z.array(choiceSchema), []),
  why: z._default(whySchema, ''),
})

export async function rebase(c: Context<DeskEnv>): Promise<Response> {
  const { locale, choices, why } = await readBody(c, rebaseSchema)
  const result = await rebaseDraft(storesOf(c.env), locale, choices, noteOf(c, why))
  if (result.kind === 'saved') return saved(c, result)
  return result.refusal.kind === 'conflicts'
    ? refuse(c, 409, { error: 'draft-changed', conflicts: result.refusal.conflicts })
    : refuse(c, 409, { error: 'version-missing' })
}

function noteOf(c: Context<DeskEnv>, why: string) {
  return { who: c.get('session').who, why, at: Date.now() }
}

function saved(c: Context<DeskEnv>, { revision, batch }: Saved): Response {
  return c.json({ revision, batch } satisfies Saved)
}
