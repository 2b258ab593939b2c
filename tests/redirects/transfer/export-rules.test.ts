import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { ruleEntryKey } from '#redirects/table/table-entries.ts'
import { detectFormat } from '#redirects/transfer/detect-format.ts'
import { type Format, FORMATS } from '#redirects/transfer/formats.ts'
import { exportRules } from '#redirects/transfer/export-rules.ts'
import { readImport } from '#redirects/transfer/read-import.ts'

const CONTEXT = { locale: 'fi-FI', host: 'fi.example.com' } as const
const IMPORT = { locale: 'fi-FI', hosts: { 'fi.example.com': 'fi-FI' } } as const
const TABLE = `/a  /b  # moved
/lehdistö/*  /tietoa/:splat
/sale  /campaign?from=sale  until 2027-01-31 owner maria
/x%20y  https://www.st1.se/a?b=c#d
`

describe('each format is written', () => {
  test.each<[Format, string]>([
    [
      'table',
      TABLE.replace(
        '/sale  /campaign?from=sale  until 2027-01-31 owner maria',
        '/sale  /campaign?from=sale  until 2027-01-31  owner maria',
      ),
    ],
    [
      'csv',
      '\ufeffsource;target;from;until;owner;note\n/a;/b;;;;moved\n/lehdistö/*;/tietoa/:splat;;;;\n/sale;/campaign?from=sale;;2027-01-31;maria;\n/x%20y;https://www.st1.se/a?b=c#d;;;;\n',
    ],
    ['shopify', 'Redirect from,Redirect to\n/a,/b\n/x%20y,https://www.st1.se/a?b=c#d\n'],
    [
      'cloudflare',
      `https://fi.example.com/a,https://fi.example.com/b,307,TRUE,FALSE,FALSE,FALSE
https://fi.example.com/lehdistö,https://fi.example.com/tietoa,307,TRUE,FALSE,TRUE,TRUE
https://fi.example.com/x%20y,https://www.st1.se/a?b=c#d,307,TRUE,FALSE,FALSE,FALSE
`,
    ],
    [
      'netlify',
      `/a  /b  302  # moved
/lehdistö/*  /tietoa/:splat  302
# left out: The format does not support a first and a last day. /sale  /campaign?from=sale  until 2027-01-31  owner maria
/x%20y  https://www.st1.se/a?b=c#d  302
`,
    ],
    [
      'apache',
      `RedirectMatch 307 ^/a/?$ /b
RedirectMatch 307 "^/lehdistö(?:/(.*))?$" /tietoa/$1
# left out: The format does not support a first and a last day. /sale  /campaign?from=sale  until 2027-01-31  owner maria
RedirectMatch 307 "^/x y/?$" https://www.st1.se/a?b=c#d
`,
    ],
    [
      'nginx',
      `location = /a { return 307 /b$is_args$args; }  # moved
rewrite "^/lehdistö(?:/(.*))?$" /tietoa/$1 redirect;
# left out: The format does not support a first and a last day. /sale  /campaign?from=sale  until 2027-01-31  owner maria
location = "/x y" { return 307 https://www.st1.se/a?b=c&$args#d; }
`,
    ],
  ])('%s', (format, text) => {
    expect(exportRules(parseRedirectTable(TABLE).rules, format, CONTEXT).text).toBe(text)
  })
})

test('rules and properties that a format cannot express are named', () => {
  const { rules } = parseRedirectTable('/a/*  /b/:splat\n/c  /d  owner maria # why\n/e  /f  from 2027-01-01')
  expect(exportRules(rules, 'shopify', CONTEXT)).toEqual({
    text: 'Redirect from,Redirect to\n/c,/d\n',
    leftOut: [
      { rule: rules[0], because: expect.objectContaining({ fault: 'literalStar' }) },
      { rule: rules[2], because: { fault: 'formatDays' } },
    ],
    dropped: ['owner', 'note'],
  })
})

test('a cell that looks like a formula is escaped, and read without the escape', () => {
  const { rules } = parseRedirectTable('/a  /b  # =HYPERLINK("https://evil.com")\n/c  /d  # +1\n/e  /f  # \'-x')
  const { text } = exportRules(rules, 'csv', CONTEXT)
  expect(text).toContain(`/a;/b;;;;"'=HYPERLINK(""https://evil.com"")"`)
  expect(text).not.toMatch(/;"?[=+\-@]/)
  expect(readImport(text, IMPORT).rules.map(({ note }) => note)).toEqual(rules.map(({ note }) => note))
})

describe('exported rules are imported as the same rules, as far as the format can express them', () => {
  test.each(FORMATS)('%s', (format) => {
    fc.assert(
      fc.property(tables, (rules) => {
        const { text, leftOut } = exportRules(rules, format, CONTEXT)
        const kept = rules.filter((rule) => !leftOut.some((left) => left.rule === rule))
        const read = readImport(text, IMPORT, format)
        expect(read.refused).toEqual([])
        expect(read.rules.map((rule) => comparable(rule, format))).toEqual(kept.map((rule) => comparable(rule, format)))
        const plain = rules.filter(({ source, target, until }) => !/[*%]|\/:/.test(source + target) && !until)
        expect(leftOut.filter(({ rule }) => plain.includes(rule) && !/[$:]/.test(rule.target))).toEqual([])
        // "/a, /b" fits several formats
        const isClear = kept.length > 0 && !kept.some(({ source }) => /[,;]/.test(source))
        if (isClear) expect(detectFormat(text)).toBe(format)
      }),
      { numRuns: 1000 },
    )
  })
})

const segment = fc.stringMatching(/^[a-zäöåéA-Z0-9._~!'(),;=@$+&[\]{}^|-]{1,8}$/).filter((text) => !/^\.+$/.test(text))
const path = fc
  .array(fc.oneof(segment, fc.constantFrom('%20', '%25', '%3Fa', 'a%C3%A4', '100%', '__proto__', ':id', 'a*')), { maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`)
const target = fc.oneof(
  path.filter((text) => !text.includes('*')),
  fc.constantFrom('/x?a=b', '/x#c', '/x?a=b&c=d#e', 'https://www.st1.se', 'https://www.st1.se/a,b;c?d=e#f', '/'),
)
const name = fc.stringMatching(/^[a-zåäö]{1,8}$/)
const note = fc.stringMatching(/^[a-zåäö=+@'",;#-][a-z ,;"'#{}-]{0,12}[a-z]$/)
const rule = fc
  .record({
    source: path,
    target,
    prefix: fc.boolean(),
    splat: fc.boolean(),
    day: fc.boolean(),
    owner: fc.option(name),
    note: fc.option(note),
  })
  .map(({ source, target, prefix, splat, day, owner, note }): RedirectRule => {
    const isPlain = target.startsWith('/') && !/[?#]/.test(target)
    return {
      source: prefix ? `${source.replace(/\/$/, '')}/*` : source,
      target: prefix && splat && isPlain ? `${target.replace(/\/$/, '')}/:splat` : target,
      line: 0,
      ...(day && { until: '2027-01-31' }),
      ...(owner && { owner }),
      ...(note && { note: note.trim() }),
    }
  })
  .filter((rule) => parseRedirectTable([rule.source, rule.target].join(' ')).rules.length === 1)
const tables = fc.uniqueArray(rule, { selector: ({ source }) => ruleEntryKey(source), minLength: 1, maxLength: 5 })

function comparable({ source, target, from, until, owner, note }: RedirectRule, format: Format) {
  const all = ['table', 'csv', 'tsv'].includes(format)
  const hasNote = all || ['netlify', 'nginx'].includes(format)
  return { key: ruleEntryKey(source), target, ...(all && { from, until, owner }), ...(hasNote && { note }) }
}

test('only the table format has examples', () => {
  const { rules, examples } = parseRedirectTable('/a  /x\nexample /a  /x')
  expect(exportRules(rules, 'table', { ...CONTEXT, examples }).text).toBe('/a  /x\nexample /a  /x\n')
  expect(exportRules(rules, 'csv', { ...CONTEXT, examples }).text).not.toContain('example')
})
