import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import type { SwitchStore } from '#redirects/controls/store-switch.ts'
import type { Note, Stores } from '#redirects/store/stores.ts'
import type { PurgedName } from '#shared/controls/purge-request.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

export const HOME = '/ops/redirects'
export const SAID_COOKIE = 'desk-said'

/** What the desk needs from the site: the worker passes it. */
export interface DeskSite {
  /** the listed pages (there may be others); a locale whose list cannot be loaded is missing */
  knownPaths(): Promise<Partial<Record<LocaleCode, ReadonlySet<string>>>>
  /** the status of a path, and the target of a page that only redirects */
  pageAt(locale: LocaleCode, path: string): Promise<{ status: number; redirect?: string }>
  /** purges content in every data centre. @throws when the purge cannot be stored */
  purge(names: readonly PurgedName[]): Promise<void>
  /** the KV namespace CONTROLS; undefined: the site has none */
  switches: SwitchStore | undefined
  rootPages: Partial<Record<LocaleCode, string>>
  domains: Readonly<Record<string, LocaleCode>>
}

export interface DeskBindings {
  stores: Stores
  site: DeskSite
  /** access: by token (on a laptop), or by groups of Cloudflare Access */
  token: string | undefined
  access: CloudflareAccessContext | undefined
  readers: readonly string[]
  editors: readonly string[]
}

export interface Who {
  /** shown in the page and in the history: an e-mail address, or "local" */
  who: string
  role: 'reader' | 'editor'
}

export interface DeskApp {
  Bindings: DeskBindings
  Variables: Who & { locale: LocaleCode }
}
export type DeskContext = Context<DeskApp>

export const saidSchema = z.object({
  text: z.string(),
  tone: z.optional(z.enum(['good', 'bad'])),
  /** the form that undoes it: fields of a POST to `view` */
  undo: z.optional(z.object({ view: z.string(), fields: z.record(z.string(), z.string()) })),
})

/** What was done, or why nothing was. It is shown once, on the next page. */
export type Said = z.output<typeof saidSchema>

export function failure(text: string): Said {
  return { text, tone: 'bad' }
}

/** The path of a view of a table. */
export function viewPath(
  locale: LocaleCode,
  view: string,
  query: Record<string, string | undefined> = {},
): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  return `${HOME}/${locale}/${view}${given.length === 0 ? '' : `?${new URLSearchParams(given)}`}`
}

/** The path and query of the request: a form without an action is sent to the address of its page. */
export function herePath(c: DeskContext): string {
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

/** Answers a form: redirects to a page that says what was done. */
export function done(c: DeskContext, to: string, said: Said): Response {
  const kept = JSON.stringify({ ...said, text: said.text.slice(0, MAX_SAID) })
  setCookie(c, SAID_COOKIE, kept, { path: HOME, httpOnly: true, sameSite: 'Strict', maxAge: 60 })
  return c.redirect(to, 303)
}

/** A cookie can have 4 kB. */
const MAX_SAID = 700
const MAX_WHY = 500

/** Who changes something, when and why. */
export function noteOf(c: DeskContext, why = ''): Note {
  return { who: c.get('who'), why: why.slice(0, MAX_WHY), at: Date.now() }
}

/** A text field of a form; '' if it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

export function textsOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string')
}
