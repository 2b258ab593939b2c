import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Stores } from '../versions/table-store.ts'
import type { ParsedTable } from '../table/parse-table.ts'
import type { Format } from '../transfer/formats.ts'

/** What a command is given; only cli.ts knows where it comes from. */
export interface CommandContext {
  /** the locales it is about: one, or all four */
  locales: readonly LocaleCode[]
  /** what stands after the command */
  operands: readonly string[]
  readTable(locale: LocaleCode): Promise<ParsedTable>
  knownPaths(locale: LocaleCode): Promise<ReadonlySet<string>>
  files: CommandFiles
  /** of import and export */
  format?: Format | undefined
  take?: readonly string[] | undefined
  write?: boolean
  /** of check: mend what one press mends */
  fix?: boolean
  /** of explain, verify and replay: `live`, `draft` or the name of a version; undefined: the files */
  of?: string | undefined
  /** of verify: the running site */
  site?: string | undefined
  /** of what is made live: who, and why */
  who: string
  why?: string
  /** of pull: whose line to take where both changed one */
  choice?: 'mine' | 'theirs' | undefined
  /** of publish: only where nothing but seeds has been published */
  seed?: boolean
  print(line: string): void
  /** milliseconds since 1970 */
  now: number
}

/** What a command is given that works on more than the files. */
export interface StoreContext extends CommandContext {
  stores: Stores
  /** where they are: an environment, or `local` */
  place: string
}

/** Files of whoever sits at the keyboard, and the tables as they are written. */
export interface CommandFiles {
  read(file: string): Promise<Uint8Array>
  write(file: string, text: string): Promise<void>
  tableText(locale: LocaleCode): Promise<string>
  writeTable(locale: LocaleCode, text: string): Promise<void>
  /** the hosts of the live site (LOCALE_DOMAINS) */
  hosts(): Promise<Partial<Record<string, LocaleCode>>>
  /** the hosts that the tables may lead to (redirects/hosts.txt) */
  externalHosts(): Promise<ReadonlySet<string>>
}

/** Returns the exit code: 0 done, 1 the tables are not fit. */
export type Command = (context: CommandContext) => Promise<number>
export type StoreCommand = (context: StoreContext) => Promise<number>
