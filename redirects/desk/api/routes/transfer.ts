import type { Context } from 'hono'
import * as z from 'zod/mini'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { tableOf } from '#redirects/drafts/table-of.ts'
import { createHiddenPage } from '#redirects/pages/hidden-page.ts'
import { MAX_LINE_CHARACTERS, parseRedirectTable } from '#redirects/table/parse-table.ts'
import { writeEntries } from '#redirects/table/table-entries.ts'
import { ruleLine } from '#redirects/table/write-line.ts'
import { FORMATS } from '#redirects/transfer/formats.ts'
import { exportRules } from '#redirects/transfer/export-rules.ts'
import type { ImportedLine } from '#redirects/transfer/import-lines.ts'
import { previewImport } from '#redirects/transfer/preview-import.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import type { Changes, Reads } from '../../wire.ts'
import { failure } from '../answers.ts'
import type { DeskEnv } from '../desk-env.ts'
import { localeSchema, readBody, readQuery } from '../read-request.ts'
import { storesOf } from '../stores.ts'

const text = z.string().check(z.maxLength(MAX_LINE_CHARACTERS))
const lineSchema = z.object({
  source: text,
  target: text,
  line: z.number(),
  from: z.optional(text),
  until: z.optional(text),
  owner: z.optional(text),
  note: z.optional(text),
  locale: z.optional(z.enum(LOCALE_CODES)),
  rival: z.optional(z.number()),
})
const importSchema = z.object({ locale: localeSchema, rules: z.array(lineSchema).check(z.maxLength(20_000)) })

/** Previews some lines of an import. Nothing is saved: the page sends the chosen lines as a change. */
export async function importPreview(c: Context<DeskEnv>): Promise<Response> {
  const { locale, rules } = await readBody(c, importSchema)
  const draft = await openDraft(storesOf(c.env), locale)
  const others = draft.changes.filter(({ who }) => who !== c.get('session').who)
  const { site } = c.env
  const pages = (await site.knownPaths())[locale] ?? new Set()
  const hiddenPage = createHiddenPage(pages, { locale, LOCALE_DOMAINS: site.domains })
  const context = { locale, table: draft.entries, others: new Map(others.map(({ key, who }) => [key, who])), hiddenPage }
  return c.json(previewImport(rules.map(withoutUndefined), context) satisfies Changes['import'])
}

/** Omits properties whose value is undefined. */
function withoutUndefined({ source, target, line, ...more }: z.output<typeof lineSchema>): ImportedLine {
  const said: Partial<ImportedLine> = {}
  for (const name of ['from', 'until', 'owner', 'note'] as const) if (more[name] !== undefined) said[name] = more[name]
  if (more.locale !== undefined) said.locale = more.locale
  if (more.rival !== undefined) said.rival = more.rival
  return { source, target, line, ...said }
}

const exportSchema = z.object({ locale: localeSchema, format: z.enum(FORMATS), of: z.string().check(z.maxLength(80)) })

/** A table in another format. */
export async function exportTable(c: Context<DeskEnv>): Promise<Response> {
  const { locale, format, of } = readQuery(c, exportSchema)
  const entries = await tableOf(storesOf(c.env), locale, of)
  if (entries === undefined) throw failure(404, { error: 'version-missing' })
  const [host = new URL(c.req.url).host] = Object.keys(c.env.site.domains).filter((name) => c.env.site.domains[name] === locale)
  const { rules, examples } = parseRedirectTable(writeEntries(entries))
  const { text: written, leftOut, dropped } = exportRules(rules, format, { locale, host, examples })
  const lines = leftOut.map(({ rule, because }) => ({ line: ruleLine(rule), because }))
  return c.json({ text: written, dropped, leftOut: lines } satisfies Reads['export'])
}
