// The API between the desk's page and the worker: JSON below /ops/redirects/api. An error response is a DeskError.
// Long, because it has the type of every request and answer, so that page and worker are compiled against the same list.
//
//   GET  session                                  Session
//   POST login {token}, POST logout               Session; {}
//   GET  rules?locale&q&filter&sort&offset&limit  RulesPage. filter: new, changed, removed, draft (these three), expiring, expired, planned,
//                                                 prefix, example, unvisited, finding (any), a kind of finding, `owner:maria`, `below:/old`;
//                                                 filters between commas are combined by AND. sort: source, target, owner, until, visits;
//                                                 `-visits` is descending, and the default
//   GET  rule?locale&key                          RuleDetail
//   GET  pages?locale&q                           PageSuggestion[]: pages of the site for a target that is being typed
//   GET  check-rule?locale&source&target&key      RuleCheck: of a rule that is being typed. key: of the rule that is edited
//   GET  history?locale&key&limit                 HistoryEntry[], the newest first
//   GET  draft?locale                             Draft
//   GET  findings?locale                          Findings: the problems of the draft by cause, dangerous ones first, then by visits
//   GET  state?locale                             DraftState: cheap, for polling
//   POST changes {locale, changes, why, kind?, batch?}   Saved; 409 draft-changed with `now`; 422 unfit, too-many-rules. kind: edit (default),
//                                                 import. batch: a UUID; parts with the same one are undone together
//   POST undo {locale, batch}                     Saved; 409 draft-changed
//   POST discard {locale, revision, why}          Saved: discards the whole draft; 409 draft-changed if it has another revision
//   POST rebase {locale, choices}                 Saved; 409 draft-changed with the `conflicts` that have no choice. choices: {key, mine,
//                                                 theirs, take}[]; a choice is valid only for the lines that it names
//   GET  publication?locale                       PublicationPreview
//   POST stage {locale, why, revision}            Published; 409 draft-changed if the draft has another revision; 422 unfit
//   POST publish {locale, why, revision, accepted}   Published; as stage, and 409 live-changed: rebase first; 422 not-accepted. accepted: ids of
//                                                 the dangers that the editor accepts
//   POST take-back {locale, live, why}            Published: makes the version before the live one live again, and puts the changes of the
//                                                 live one back into the draft. Without a question; 409 live-changed
//   GET  versions?locale                          VersionsPage
//   GET  restoration?locale&version               RestorePreview
//   POST live {locale, version, live, why, accepted}   Published: makes a version live, or repeats an interrupted publication. The draft keeps
//                                                 its changes. `live`: the version that the page shows as live; 409 live-changed if another one
//                                                 is live; 422 not-accepted
//   POST bring {locale, version, why}             Saved: brings a version into the draft. Nothing changes live
//   GET  compare?locale&from&to                   EntryChange[]. from, to: names of versions; `to=draft` is the draft
//   GET  wanted?locale                            WantedRow[]
//   POST set-aside {locale, paths?, findings?, isAside}   {}: wanted addresses, or findings by their id. Undo sends the same with the other isAside
//   POST purge {content}                          the purged names; `content` is the body of POST /ops/purge
//   GET  controls                                 Controls
//   POST switch {name, kind, until?, texts?}      Controls: closes or opens something, sets or ends a notice, at once; 422 unfit with `detail`.
//                                                 until: ms since 1970. A language without a text has defaultSentence at the checkout
//   GET  explain?locale&address&version&day       Explained: live, with the draft, and with the version if one is named; on a day (yyyy-MM-dd)
//   GET  visited?locale&days                      [address, visits][]: the last 30 days, or `days` before today and today; most visits first
//   POST replay {locale, addresses, version?}     Replayed (#redirects/replay/replay.ts): compares the draft, or a stored version, with the live
//                                                 version, for some of the addresses
//   POST import {locale, rules}                   PreviewLine[] (#redirects/transfer/preview-import.ts), for some of the lines
//   GET  export?locale&format&of                  Exported. of: draft, live, or a version's name
//
// A change is a POST of JSON with the header `x-desk: 1`.
import type { Cause } from '#redirects/check/cause.ts'
import type { Finding } from '#redirects/check/finding.ts'
import type { SwitchEntry } from '#redirects/controls/store-switch.ts'
import type { Draft as StoredDraft } from '#redirects/drafts/draft-store.ts'
import type { HistoryEntry } from '#redirects/drafts/history.ts'
import type { TableChange } from '#redirects/drafts/publication-preview.ts'
import type { RestorePreview } from '#redirects/drafts/restore-preview.ts'
import type { TableRow } from '#redirects/drafts/table-rows.ts'
import type { Explanation } from '#redirects/explain/explain-address.ts'
import type { RuleCheck } from '#redirects/pages/check-rule.ts'
import type { PageSuggestion } from '#redirects/pages/suggest-pages.ts'
import type { Replayed } from '#redirects/replay/replay.ts'
import type { Fault } from '#redirects/table/fault.ts'
import type { EntryChange } from '#redirects/table/table-entries.ts'
import type { PreviewLine } from '#redirects/transfer/preview-import.ts'
import type { LiveVersion } from '#redirects/versions/live-version.ts'
import type { Conflict } from '#redirects/versions/merge-tables.ts'
import type { Publication } from '#redirects/versions/publications.ts'
import type { WantedRow } from '#redirects/visits/wanted-paths.ts'
import type { SwitchName } from '#shared/controls/switch-schema.ts'
import type { PurgedName } from '#shared/controls/purge-request.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

/** Entries of the history that are loaded at first, and at each press on "Show older". */
export const HISTORY_PAGE = 200

/** Responses to GET, by path. */
export interface Reads {
  session: Session
  rules: RulesPage
  rule: RuleDetail
  pages: PageSuggestion[]
  'check-rule': RuleCheck
  history: HistoryEntry[]
  draft: Draft
  findings: Findings
  publication: PublicationPreview
  restoration: RestorePreview
  controls: Controls
  state: DraftState
  versions: VersionsPage
  compare: EntryChange[]
  wanted: WantedRow[]
  explain: Explained
  visited: [address: string, visits: number][]
  export: Exported
}

/** Responses to POST, by path. */
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
  'take-back': Published
  bring: Saved
  'set-aside': object
  switch: Controls
  purge: { purged: PurgedName[] }
  replay: Replayed
  import: PreviewLine[]
}

export interface Session {
  /** shown in the page and in the history: an e-mail address, or "local" */
  who: string
  role: 'reader' | 'editor'
  /** host → locale: an import accepts addresses of these hosts */
  hosts: Partial<Record<string, LocaleCode>>
  /** hosts of hosts.txt: an import takes them off */
  ownHosts: string[]
}

export interface DeskError {
  /** the page has a message for each */
  error:
    | 'not-logged-in'
    | 'wrong-token'
    | 'readers-change-nothing'
    | 'bad-request'
    | 'not-found'
    | 'draft-changed'
    | 'live-changed'
    | 'unfit'
    | 'not-accepted'
    | 'store-failed'
    | 'too-large'
    | 'too-many-rules'
    | 'too-many-tries'
    | 'foreign-request'
    | 'version-missing'
    | 'no-address'
  /** details in English, for developers */
  detail?: string
  /** draft-changed: the current line of each key that a colleague changed */
  now?: { key: string; line?: string | undefined }[]
  /** draft-changed of a rebase: the conflicts to resolve */
  conflicts?: Conflict[]
}

export interface Saved {
  revision: number
  /** for undo; undefined when nothing was changed */
  batch?: string | undefined
}

export interface Published {
  version: string
  /** false: the same content was stored or live already */
  isNew: boolean
}

/** The live version, and the state of its publication. */
export interface LiveState extends Pick<LiveVersion, 'version' | 'state' | 'pointsTo'> {
  /** of the publication that made it live */
  publication?: Pick<Publication, 'seq' | 'kind' | 'who' | 'why' | 'at'>
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
  /** kinds of findings (check/) */
  problems: string[]
  /** of the last 30 days */
  visits: number
}

export interface RuleDetail {
  row?: RuleRow | undefined
  /** the line in the draft, and in the version that the draft is based on */
  line?: string | undefined
  baseLine?: string | undefined
  history: HistoryEntry[]
  /** of the last 30 days those with visits, oldest first */
  days: { day: string; visits: number }[]
  /** hosts that link to it, most visits first; '' is no host */
  referrers: string[]
  /** lines of the examples that this rule redirects */
  examples: string[]
  findings: Finding[]
}

export interface RulesPage {
  /** number of rules in the table, and of those that match search and filter */
  total: number
  matching: number
  /** no rule has the words: these have them with one typo */
  isNear: boolean
  /** rules by filter, without search */
  counts: { draft: number; finding: number; expiring: number; unvisited: number }
  /** all owners in the table */
  owners: string[]
  /** increases with every saved change */
  revision: number
  rows: RuleRow[]
}

export interface Draft extends StoredDraft {
  live: LiveState
  findings: Finding[]
  /** examples with another target than they must have */
  failing: { path: string; wanted: string; leadsTo: string }[]
  /** changes that colleagues published since `base`; conflicts: keys that both changed differently */
  theirs: EntryChange[]
  conflicts: Conflict[]
}

export interface Findings {
  revision: number
  causes: Cause[]
}

export interface PublicationPreview extends TableChange {
  /** of the draft that is previewed */
  revision: number
}

/** A publication as a row: the newest first. */
export interface PublishedRow extends Publication {
  mark?: 'live' | 'taken-back' | 'taking-back'
  /** taken-back: milliseconds until it was */
  takenBackAfter?: number
  /** KV no longer has the version: it cannot be restored */
  isMissing?: boolean
}

export interface Controls {
  /** switches and notices that are set: a name is missing if it is open, or has no notice */
  set: SetSwitch[]
  /** the last changes, the newest first */
  changes: SwitchEntry[]
  maxDays: number
}

export interface SetSwitch {
  name: SwitchName
  /** milliseconds since 1970 */
  until: number
  texts?: Partial<Record<LocaleCode, string>>
}

export interface VersionRow {
  name: string
  rules: number
  isLive: boolean
  /** it was live, and an earlier version was restored instead */
  isTakenBack: boolean
  /** newest first; empty: only staged, or older than the records */
  publications: Pick<Publication, 'who' | 'why' | 'at'>[]
}

export interface VersionsPage {
  live: LiveState
  versions: VersionRow[]
  publications: PublishedRow[]
}

export interface Explained {
  live: Explanation
  draft: Explanation
  version?: Explanation
}

export interface Exported {
  text: string
  leftOut: { line: string; because: Fault }[]
  /** fields that the format cannot express */
  dropped: ('owner' | 'note')[]
}
