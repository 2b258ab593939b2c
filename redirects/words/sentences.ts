// The sentences of the command line and the desk. {{name}} is replaced by a value.

/** Why a line, an address or a table is refused. */
export const FAULTS = {
  sourceInvisible: 'The old path contains an invisible character. Type it again.',
  sourceHost: 'Write only the path, without the host.',
  sourceSlash: 'The old path must start with /, without a host.',
  sourceSpace: 'The old address contains a space. Write %20 instead.',
  sourceBackslash: 'The old path contains a backslash. Write / instead.',
  sourceQuery: 'Leave out ? and what follows. The query is added to the target automatically.',
  sourceHash: 'Leave out # and everything after it. Browsers do not send it.',
  sourceDots: 'The old path contains /./ or /../. Browsers never request such a path.',
  sourceLong: 'The old path is too long.',
  targetInvisible: 'The target contains an invisible character. Type it again.',
  targetSpace: 'The target contains a space. Write %20 instead.',
  targetBackslash: 'The target contains a backslash. Write / instead.',
  targetSlashes: 'A target that starts with // is on another host. Write the whole address.',
  targetKind: 'A target is a page of the site (/…) or an address that starts with https://.',
  targetUser: 'The address contains a user name or a password.',
  targetHost: 'The address has no valid host.',
  formula: 'A cell contains a formula, or text that looks like one. Paste its value.',
  foreignHost: 'The host {{host}} does not belong to this site. Write only the path.',
  rival: 'Also on line {{rival}}, with another target.',
  colleague: '{{who}} has changed the rule in the draft.',
  otherTable: 'The host belongs to another table ({{locale}}). Import the line there.',
  star: 'A * works only at the end, after a /, as in /old/*.',
  status: 'A rule cannot answer with the status {{status}}.',
  oneCell: 'The row has one cell. It needs an old address and a new one.',
  cells: 'The row has more cells than there are columns. Does an address contain the separator?',
  workbook: 'This is a workbook or an archive. Save the sheet as CSV, or copy its cells.',
  notText: 'This is not text, or its encoding is unknown. Save it as UTF-8.',
  tooLong: 'The file is too large. Import it in parts.',
  lineLong: 'The line is too long: an address or a note has thousands of characters.',
  quote: 'A quoted cell does not end correctly. Look for a missing or extra ".',
  literalStar: 'In this format * is an ordinary character. Rules do not support that.',
  subdomains: 'The line also applies to subdomains. A table is for one host.',
  noTarget: 'The target is missing.',
  targetLong: 'The target is too long.',
  oneLine: 'A rule must be on one line.',
  noRule: 'This is not a rule.',
  otherKey: 'The line is for {{own}}, not for {{key}}.',
  manyWords: 'A line has two addresses. Write a space in a path as %20, and a note after #.',
  versionLine: 'Write “version 12”, or “version 12 staging” if the environment is not production.',
  tooMany: 'The table has {{rules}} rules. The limit is {{limit}}. Remove at least {{over}}.',
  tableLarge: 'The table is too large: it has more than {{limit}} MB.',
  splat: '“:splat” is not supported: /old/* leads every path to one new address.',
} as const

/** Headings of problems with one cause. Without one, the problem itself is the heading. */
export const CAUSES = {
  dead: 'The page {{path}} does not exist.',
  'unknown-host': 'The host {{host}} is not in redirects/hosts.txt.',
  unreadable: 'Lines that cannot be read',
  duplicate: 'Paths with more than one rule',
  chain: 'Redirects in several steps instead of one',
  'never-asked': 'Rules that are never used',
  redundant: 'Rules that are not needed',
  encoding: 'Addresses with the wrong encoding',
} as const

/** The kinds of problems, with their short names. */
export const PROBLEM_NAMES = {
  unreadable: 'unreadable',
  'too-many': 'too many rules',
  duplicate: 'duplicate',
  loop: 'loop',
  chain: 'leads on to a rule',
  dead: 'leads to no page',
  'hidden-page': 'hides a page',
  'whole-site': 'redirects the whole site',
  'never-asked': 'never used',
  redundant: 'not needed',
  'unknown-host': 'unknown host',
  encoding: 'wrong encoding',
} as const

/** Problems of a rule. */
export const PROBLEMS = {
  unreadable: 'This line cannot be read: {{reason}}',
  duplicate:
    'The path {{source}} already has a rule ({{first}} → {{firstTarget}}). Letter case does not matter.',
  loop: 'The redirects form a loop: {{way}}',
  through: '{{source}} leads through the rule of {{through}}, which hides a page.',
  chain: '{{source}} reaches its target in more than one redirect. One is faster.',
  dead: '{{target}} does not exist, or redirects to a page that does not exist.',
  'hidden-page': 'The rule {{source}} → {{target}} hides the page {{page}}.',
  'hidden-pages': 'The rule {{source}} → {{target}} hides {{pages}} pages, for example {{page}}.',
  'whole-site': 'The rule redirects the whole site. If you want that, write {{name}} in its note.',
  'never-asked-answered-before':
    'This rule is never used: the site answers before it reads the table.',
  'never-asked-not-looked-up':
    'This rule is never used: the site removes the locale from a path, and decodes the path once, before it looks for a rule.',
  redundant: '{{other}} already has this target: this rule is not needed.',
  'unknown-host': 'The host {{host}} is not in redirects/hosts.txt. Is it spelled correctly?',
  encoding: '{{written}} has the wrong encoding. It should be {{repaired}}.',
} as const

/** What a fix does. */
export const FIXES = {
  remove: 'Remove the rule',
  'remove-other': 'Remove the other rule',
  shorten: 'Redirect in one step',
  'use-page': 'Redirect to the nearest page',
  'use-address': 'Fix the address',
  rename: 'Fix the path',
} as const

/** How an address ends. */
export const ENDS = {
  page: 'Visitors see a page',
  'not-found': 'Visitors see “not found”',
  'answered-before': 'The site answers itself',
  outside: 'Visitors leave the site',
  'too-many': 'Visitors do not arrive',
} as const

export const STEPS = {
  'own-host': '{{host}} is one of our hosts: the address is explained as one of the site.',
  'unknown-host': '{{host}} is not a host of the site: the site redirects to its default host.',
  canonical:
    'The site redirects to the address without www., a slash at the end and double slashes.',
  'own-domain': '{{locale}} has its own host: the site redirects there.',
  'answered-before': 'The site answers this address itself, before it looks for pages and rules.',
  'locale-host': 'The host belongs to {{locale}}; the path is {{path}}.',
  'locale-prefix': 'The path begins with {{locale}}; the rest is {{path}}.',
  'locale-visitor': 'The visitor’s language selects {{locale}}; the path is {{path}}.',
  page: 'The page exists.',
  'no-page': 'The page does not exist.',
  'card-list': 'The page redirects to {{url}}.',
  'root-page': 'The configured front page is {{target}}.',
  rule: 'A rule redirects to {{target}}.',
  'no-rule': 'The table has no rule for the path.',
  'cut-loop': 'A loop: the site does not redirect.',
  'cut-too-long': 'Too many redirects: the site does not redirect.',
  'other-locale': 'The path exists in {{locale}}.',
} as const

/** About a whole import. */
export const NOTICES = {
  permanent:
    'Permanent redirects (301, 308) become temporary (307), so that browsers follow a later change of the rule.',
  query: 'The query of an address is always added to the target, even if the file says otherwise.',
  columns: 'Columns with unknown names were ignored.',
  windows1252: 'The file is not UTF-8. It was read as Windows-1252. Check å, ä, ö and ø.',
} as const
