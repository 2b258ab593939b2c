import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLine } from '#redirects/table/parse-table.ts'
import { ruleLine } from '#redirects/table/write-line.ts'
import { FAULTS } from '#redirects/words/sentences.ts'
import { read } from './imported.ts'

const PIECES =
  `/a /b /old/* /new/:splat /$1 ^/a$ ^/a/(.*)$ https://st1.fi/x https://evil.com // 301 200 302! Redirect RedirectMatch RewriteRule
RewriteCond [R,L] <If> </If> rewrite location = return map $uri { } ; redirect "x ' " # , \\t ; old,new source_url,target_url from until owner
2026-12-01 1.2.2027 =HYPERLINK("x") __proto__ %0a \\ \u200b a\u0308 Redirect\u00a0from until:x #x \0`.split(
    /[ \n]/,
  )

const texts = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...PIECES), fc.string()),
      fc.constantFrom(' ', '\n', ',', ';', '\t', '\r\n', ''),
    ),
    {
      maxLength: 30,
    },
  )
  .map((parts) => parts.flat().join(''))

test('reading any text ends, and each of its rules is a valid line of a table', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { rules, refused } = read(text)
      for (const { locale: _, rival: __, mended: ___, ...rule } of rules)
        expect(parseLine(ruleLine(rule), rule.line)).toEqual(rule)
      for (const { fault } of refused) expect(Object.keys(FAULTS)).toContain(fault)
    }),
    { numRuns: 2_000 },
  )
})
