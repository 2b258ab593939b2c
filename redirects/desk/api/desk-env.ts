import type { PurgedName } from '#shared/controls/purge-request.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Session } from '../wire.ts'

/** What the desk asks of the site around it; given by the worker, so that the desk imports nothing of it. */
export interface DeskSite {
  /** the paths that have a page, as far as the site knows: a page it does not list may be there. A locale out of reach is left out */
  knownPaths(): Promise<Partial<Record<LocaleCode, ReadonlySet<string>>>>
  /** what is at a path: its status, and where a page that only sends on leads */
  pageAt(locale: LocaleCode, path: string): Promise<{ status: number; redirect?: string }>
  /** has content fetched anew in every data centre. @throws when that could not be stored */
  purge(names: readonly PurgedName[]): Promise<void>
  /** ROOT_PAGES of the configuration */
  rootPages: Partial<Record<LocaleCode, string>>
  /** host → locale */
  domains: Readonly<Record<string, LocaleCode>>
}

export interface DeskBindings {
  REDIRECTS: KVNamespace
  DESK_DB: D1Database
  site: DeskSite
  /** who may: whoever has the token (on a laptop), or groups of Cloudflare Access */
  token: string | undefined
  access: CloudflareAccessContext | undefined
  readers: readonly string[]
  editors: readonly string[]
}

/** Who somebody is, and what they may. */
export type Who = Omit<Session, 'hosts'>

export interface DeskEnv {
  Bindings: DeskBindings
  Variables: { session: Who }
}
