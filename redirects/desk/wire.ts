// What the redirect desk's page and its API say to each other: JSON below /ops/redirects/api. An answer that is no 2xx is a DeskError.
//
//   GET  session                                  Session
//   POST login {token}, POST logout               Session; {}
//   GET  rules?locale&q&filter&sort&offset&limit  RulesPage. filter: new, changed, removed, expiring, expired, planned, prefix, example,
//                                                 a problem's kind, `owner:maria`, `below:/old`; several between commas all hold.
//                                                 sort: source, target, owner, until, visits; `-visits` is downwards
//   GET  rule?locale&key                          RuleDetail
//   GET  history?locale&key&limit                 HistoryEntry[], the newest first
//   GET  draft?locale                             Draft
//   GET  state?locale                             DraftState: cheap, for polling
//   POST changes {locale, changes, why, kind?, batch?}   Saved; 409 changed-meanwhile with `now`; 422 unfit, too-many-rules. kind: edit (default), import. batch: a UUID, where
//                                                 a change comes in parts and is undone at once
//   POST undo {locale, batch}                     Saved; 409 changed-meanwhile
//   POST discard {locale, revision, why}          Saved: the whole draft; 409 changed-meanwhile where it has moved on
//   POST rebase {locale, choices}                 Saved; 409 changed-meanwhile with `conflicts` that have no choice. choices: {key, mine, theirs,
//                                                 take}[], with the lines that were looked at: between others it is none
//   POST stage {locale, why, revision}            Published; 409 changed-meanwhile where the draft has moved on; 422 unfit
//   POST publish {locale, why, revision}          Published; the same, and 409 live-changed: rebase first
//   GET  versions?locale                          VersionsPage
//   POST live {locale, version, live, why}        Published: promote, restore, or repeat what was left unfinished. `live`: what the page shows as
//                                                 live; 409 live-changed where it is another
//   GET  compare?locale&from&to                   EntryChange[]. Names of versions; `to=draft` is the draft
//   GET  wanted?locale                            WantedRow[]
//   POST ignore {locale, path, ignored}           {}
//   POST purge {content}                          PurgeAnswer: content is fetched anew; `content` is the body of POST /ops/purge
//   GET  explain?locale&address&version           Explained: live, by the draft, and by a stored version if one is named
//   GET  visited?locale                           [address, visits][]: the last 30 days, most visits first
//   POST replay {locale, addresses, version?}     Replayed (#redirects/replay/replay.ts): the draft, or a stored version, against what is live,
//                                                 for a part of them
//   POST import {locale, rules}                   PreviewLine[] (#redirects/transfer/preview-import.ts), for a part of them
//   GET  export?locale&format&of                  Exported. of: draft, live, or a version's name
//
// A change is a POST of JSON with the header `x-desk: 1`.
import type { Finding } from '#redirects/check/finding.ts'
import type { Draft as StoredDraft } from '#redirects/drafts/draft-store.ts'
import type { HistoryEntry } from '#redirects/drafts/history.ts'
import type { TableRow } from '#redirects/drafts/table-rows.ts'
import type { Explanation } from '#redirects/explain/explain-address.ts'
import type { Replayed } from '#redirects/replay/replay.ts'
import type { Fault } from '#redirects/table/fault.ts'
import type { EntryChange } from '#redirects/table/table-entries.ts'
import type { PreviewLine } from '#redirects/transfer/preview-import.ts'
import type { LiveVersion } from '#redirects/versions/live-version.ts'
import type { Conflict } from '#redirects/versions/merge-tables.ts'
import type { Publication } from '#redirects/versions/publications.ts'
import type { WantedRow } from '#redirects/visits/wanted-paths.ts'
import type { PurgedName } from '#shared/controls/purge-request.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

/** Entries of the history that are loaded at first, and at each press on "Show older". */
export const HISTORY_PAGE = 200

/** What a GET answers, by its path. */
export interface Reads {
  session: Session
  rules: RulesPage
  rule: RuleDetail
  history: HistoryEntry[]
  draft: Draft
  state: DraftState
  versions: VersionsPage
  compare: EntryChange[]
  wanted: WantedRow[]
  explain: Explained
  visited: [address: string, visits: number][]
  export: Exported
}

/** What a POST answers, by its path. */
export interface Changes {
  login: Session
  logout: object
  changes: Saved
  undo: Saved
  discard: Saved
  rebase: Saved
  stage: Published
  publish: Published
  live: Published
  ignore: object
  purge: { purged: PurgedName[] }
  replay: Replayed
  import: PreviewLine[]
}

export interface Session {
  /** shown, and written into the history: an e-mail address, or "local" */
  who: string
  /** a reader changes nothing */
  role: 'reader' | 'editor'
  /** host → locale of the site: whose addresses an import takes */
  hosts: Partial<Record<string, LocaleCode>>
}

export interface DeskError {
  /** what the page has a sentence for */
  error:
    | 'not-logged-in'
    | 'wrong-token'
    | 'readers-change-nothing'
    | 'bad-request'
    | 'not-found'
    | 'changed-meanwhile'
    | 'live-changed'
    | 'unfit'
    | 'store-failed'
    | 'too-large'
    | 'too-many-rules'
    | 'too-many-tries'
    | 'foreign-request'
    | 'version-missing'
    | 'no-address'
  /** what is wrong, in English: for developers, and where the page has no sentence of its own */
  detail?: string
  /** changed-meanwhile: what stands there now for each key that somebody else changed */
  now?: { key: string; line?: string | undefined }[]
  /** changed-meanwhile, of a rebase: what has to be chosen between */
  conflicts?: Conflict[]
}

/** Answer to a change of the draft. */
export interface Saved {
  revision: number
  /** for undo; undefined where nothing had to be changed */
  batch?: string | undefined
}

export interface Published {
  version: string
  /** false: the same content was there or live already */
  isNew: boolean
}

/** What is live, and how that is known. */
export interface LiveState extends Pick<LiveVersion, 'version' | 'state' | 'pointsTo'> {
  /** its table cannot be read */
  isMissing?: boolean
}

export interface DraftState {
  revision: number
  changes: number
  live: LiveState
}

/** A rule as a row of the table. */
export interface RuleRow extends Omit<TableRow, 'isExample'> {
  /** the kinds of what is wrong with it (check/) */
  problems: string[]
  /** of the last 30 days */
  visits: number
}

export interface RuleDetail {
  row?: RuleRow | undefined
  /** as it stands in the table, and in the version the draft was made from */
  line?: string | undefined
  baseLine?: string | undefined
  history: HistoryEntry[]
  /** the last 30 days with a visit, oldest first */
  days: { day: string; visits: number }[]
  /** hosts that linked there, most visits first; '' is none */
  referrers: string[]
  /** lines of the examples that this rule answers */
  examples: string[]
  findings: Finding[]
}

export interface RulesPage {
  /** rules of the table, and how many of them the search and filter leave */
  total: number
  matching: number
  /** the names that stand behind `owner` */
  owners: string[]
  /** grows with every saved change: two pages of different revisions do not belong together */
  revision: number
  rows: RuleRow[]
}

export interface Draft extends StoredDraft {
  live: LiveState
  findings: Finding[]
  /** examples that do not lead where they must */
  failing: { path: string; wanted: string; leadsTo: string }[]
  /** what others published since `base`; conflicts are keys that both changed otherwise */
  theirs: EntryChange[]
  conflicts: Conflict[]
}

export interface VersionRow {
  name: string
  rules: number
  isLive: boolean
  /** it was live, and another version was restored in its place */
  isTakenBack: boolean
  /** newest first; empty: staged only, or from before there were records */
  publications: Pick<Publication, 'who' | 'why' | 'at'>[]
}

/** The newest first. */
export interface VersionsPage {
  live: LiveState
  versions: VersionRow[]
}

export interface Explained {
  live: Explanation
  draft: Explanation
  version?: Explanation
}

export interface Exported {
  text: string
  leftOut: { line: string; because: Fault }[]
  /** what is told of no rule, because the format cannot */
  dropped: ('owner' | 'note')[]
}
