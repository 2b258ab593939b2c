import Papa from 'papaparse'
import { isPrefixSource, redirectKey, type RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { ruleLine } from '../table/write-line.ts'
import type { Format } from './formats.ts'
import { patternOf } from './plain-pattern.ts'
import { guardedCell } from './read-cells.ts'

export interface RuleWriter {
  head: readonly string[]
  hasComments: boolean
  /** the properties that the format can express in addition to source and target */
  says: readonly ('days' | 'owner' | 'note')[]
  write(rule: RedirectRule, context: { host: string }): string
}

const COLUMNS = ['source', 'target', 'from', 'until', 'owner', 'note'] as const
const EVERYTHING = ['days', 'owner', 'note'] as const

/** How each format writes a rule. If a format cannot express a rule, its line is read as another rule, and exportRules leaves it out. */
export const RULE_WRITERS: Record<Format, RuleWriter> = {
  table: { head: [], hasComments: true, says: EVERYTHING, write: ruleLine },
  // the byte order mark tells Excel that the file is UTF-8; the Nordic Excel separates cells by semicolons
  csv: { head: [`\ufeff${COLUMNS.join(';')}`], hasComments: false, says: EVERYTHING, write: (rule) => cells(valuesOf(rule), ';') },
  tsv: { head: [COLUMNS.join('\t')], hasComments: false, says: EVERYTHING, write: (rule) => cells(valuesOf(rule), '\t') },
  shopify: {
    head: ['Redirect from,Redirect to'],
    hasComments: false,
    says: [],
    write: ({ source, target }) => cells([source, target], ','),
  },
  cloudflare: { head: [], hasComments: false, says: [], write: writeCloudflare },
  netlify: {
    head: [],
    hasComments: true,
    says: ['note'],
    write: ({ source, target, note }) => `${source}  ${target}  302${comment(note)}`,
  },
  apache: {
    head: [],
    hasComments: true,
    says: [],
    write: ({ source, target }) => `RedirectMatch 307 ${quoted(patternOf(decoded(source)))} ${quoted(withCapture(target))}`,
  },
  nginx: { head: [], hasComments: true, says: ['note'], write: writeNginx },
}

function writeCloudflare({ source, target }: RedirectRule, { host }: { host: string }): string {
  const isPrefix = isPrefixSource(source)
  const keepsRest = target.endsWith('/:splat')
  const old = isPrefix ? source.slice(0, -1).replace(/(?<=.)\/$/, '') : source
  const goal = isPrefix && keepsRest ? target.slice(0, -'/:splat'.length) || '/' : target
  const address = goal.startsWith('/') ? `https://${host}${goal}` : goal
  return cells([`https://${host}${old}`, address, '307', 'TRUE', 'FALSE', flag(isPrefix), flag(isPrefix && keepsRest)], ',')
}

/** The query is put before a hash. nginx finds `location =` quickly, even among thousands. */
function writeNginx({ source, target, note }: RedirectRule): string {
  const path = decoded(source)
  if (isPrefixSource(source)) return `rewrite ${quoted(patternOf(path))} ${quoted(withCapture(target))} redirect;${comment(note)}`
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(target) ?? []
  const query = address.includes('?') ? '&$args' : '$is_args$args'
  return `location = ${quoted(path)} { return 307 ${quoted(address + query + hash)}; }${comment(note)}`
}

function valuesOf(rule: RedirectRule): string[] {
  return COLUMNS.map((column) => rule[column] ?? '')
}

function cells(values: string[], delimiter: string): string {
  return Papa.unparse([values.map(guardedCell)], { delimiter })
}

function flag(value: boolean): string {
  return value ? 'TRUE' : 'FALSE'
}

function comment(note: string | undefined): string {
  return note === undefined ? '' : `  # ${note}`
}

/** Servers match the decoded path. */
function decoded(source: string): string {
  return redirectKey(source) ?? source
}

function withCapture(target: string): string {
  return target.replace(/\/:splat$/, '/$1')
}

function quoted(word: string): string {
  return /^[\w/.:$?&=#%()*^@~+,!-]+$/.test(word) && !word.startsWith('#') ? word : `"${word.replace(/["\\]/g, String.raw`\$&`)}"`
}
