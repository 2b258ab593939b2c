import { expect, test } from 'vitest'
import { messages } from '#redirects/messages/en-EU.ts'
import type { Format } from '../../../redirects/transfer/formats.ts'
import { readImport } from '../../../redirects/transfer/read-import.ts'

test.each<[text: string, format: Format, key: string]>([
  ['from,to\n=CMD(),/new', 'csv', 'formula'],
  ['from,to\nhttps://evil.example/x,/new', 'csv', 'foreignHost'],
  ['from,to\n/a/*/b,/new', 'csv', 'star'],
  ['from,to\n/old', 'csv', 'oneCell'],
  ['from,to\n/old,/new,a,b', 'csv', 'cells'],
  ['from,to,owner\n/old,/new,maria virtanen', 'csv', 'oneWord'],
  ['/old /new from 1.12.2026', 'table', 'day'],
  ['/old /new from 2026-12-02 until 2026-12-01', 'table', 'endsBefore'],
  ['/old /new 404', 'netlify', 'status'],
  ['/old id=:id /new 301', 'netlify', 'condition'],
  ['RedirectMatch ^/a(b|c)$ /new', 'apache', 'pattern'],
  ['RewriteRule ^/?old$ /new', 'apache', 'rewrite'],
  ['rewrite ^/old$ /new$1 redirect;', 'nginx', 'parts'],
  [`from,to,note\n/old,/new,${'x'.repeat(20_000)}`, 'csv', 'lineLong'],
  [`from,to\n/old,/${'x'.repeat(9_000)}`, 'csv', 'targetLong'],
  [`/old /new # ${'x'.repeat(20_000)}`, 'table', 'lineLong'],
  ['PK\u0003\u0004', 'csv', 'workbook'],
  ['a\0b', 'csv', 'notText'],
  ['from,to\n"/old,/new', 'csv', 'quote'],
  ['from,to\nexample /a,/b', 'csv', 'sourceSlash'],
  ['example /a /b', 'table', 'example'],
  ['<VirtualHost *>\nRedirect /old /new\n</VirtualHost>', 'apache', 'inside'],
  ['RewriteCond %{HTTPS} off\nRewriteRule ^/?old$ /new [R]', 'apache', 'condition'],
  ['RewriteRule ^/?old$ /new [R,PT]', 'apache', 'more'],
  ['Redirect /old /new more', 'apache', 'more'],
  ['Redirect /old/ /new', 'apache', 'apacheSlash'],
  ['ErrorDocument 404 /x', 'apache', 'noRedirect'],
  ['location = /old { return 301 /new;', 'nginx', 'unclosed'],
  ['server { rewrite ^/old$ /new permanent; }', 'nginx', 'nginxBlock'],
  ['location ~ /old { return 301 /new; }', 'nginx', 'nginxBlock'],
  ['proxy_pass http://x;', 'nginx', 'noRedirect'],
  ['/old /new 301!', 'netlify', 'overrides'],
  ['/old/:id /new 301', 'netlify', 'placeholder'],
  ['Redirect from,Redirect to\n/old*,/new', 'shopify', 'literalStar'],
])('an import refuses a line with a fault that has a message: %j (%s): %s', (text, format, fault) => {
  const [refused] = readImport(text, { locale: 'en-EU', hosts: {} }, format).refused
  expect(refused?.fault).toBe(fault)
  expect(Object.keys(messages.faults)).toContain(fault)
})
