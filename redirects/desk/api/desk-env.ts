import type { SwitchStore } from '#redirects/controls/store-switch.ts'
import type { PurgedName } from '#shared/controls/purge-request.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Session } from '../wire.ts'

/** What the desk needs from the site. The worker passes it, so the desk imports nothing from the worker. */
export interface DeskSite {
  /** the paths of the listed pages; an unlisted path may also have a page. A locale whose list cannot be loaded is missing */
  knownPaths(): Promise<Partial<Record<LocaleCode, ReadonlySet<string>>>>
  /** the status of a path, the title of its page, and the target of a page that only redirects */
  pageAt(locale: LocaleCode, path: string): Promise<{ status: number; title?: string; redirect?: string }>
  /** purges content in every data centre. @throws when the purge cannot be stored */
  purge(names: readonly PurgedName[]): Promise<void>
  /** the KV namespace CONTROLS; undefined: the site has none */
  switches: SwitchStore | undefined
  /** ROOT_PAGES of the configuration */
  rootPages: Partial<Record<LocaleCode, string>>
  /** host → locale */
  domains: Readonly<Record<string, LocaleCode>>
}

export interface DeskBindings {
  REDIRECTS: KVNamespace
  DESK_DB: D1Database
  site: DeskSite
  /** access: by token (on a laptop), or by groups of Cloudflare Access */
  token: string | undefined
  access: CloudflareAccessContext | undefined
  readers: readonly string[]
  editors: readonly string[]
}

/** A user and their role. */
export type Who = Omit<Session, 'hosts' | 'ownHosts'>

export interface DeskEnv {
  Bindings: DeskBindings
  Variables: { session: Who }
}
