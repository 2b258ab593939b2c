import { describe, expect, test } from 'vitest'
import { imported } from './imported.ts'

describe('an nginx statement becomes a rule with the same meaning', () => {
  test.each([
    ['rewrite of one path', 'rewrite ^/old$ /new redirect;', '/old /new'],
    ['rewrite of all paths below', 'rewrite ^/old/(.*)$ /new/$1 redirect;', '/old/* /new/:splat'],
    ['rewrite to an address', 'rewrite ^/old/?$ https://example.com/;', '/old https://example.com/'],
    ['location with return', 'location = /old { return 302 /new; }', '/old /new'],
    ['location with the query', 'location = /old { return 302 /new$is_args$args; }', '/old /new'],
    ['location with an additional query', 'location = /old { return 302 /new?a=b&$args; }', '/old /new?a=b'],
    ['location over several lines', 'location = /old {\n  # moved\n  return 302 "/new";\n}', '/old /new'],
    ['location with rewrite', "location = '/old page' { rewrite ^ /new redirect; }", '/old%20page /new'],
    ['return of only an address', 'location = /old { return https://example.com/; }', '/old https://example.com/'],
    ['map', 'map $uri $new { default ""; /old /new; }', '/old /new'],
    ['map with a pattern', 'map $request_uri $new { ~^/old/(.*)$ /new/$1; }', '/old/* /new/:splat'],
  ])('%s', (_, line, rule) => {
    expect(imported(line, 'nginx')).toMatchObject({ rules: [rule], faults: [] })
  })
})

describe('a statement that a rule cannot express is refused with a reason', () => {
  test.each([
    ['an internal rewrite', 'rewrite ^/a$ /b last;', 'rewrite'],
    ['a pattern', 'rewrite ^/a/([0-9]+)$ /b redirect;', 'pattern'],
    ['a target with a variable', 'location = /a { return 301 $scheme://example.com/b; }', 'parts'],
    ['a location with a pattern', 'location ~ ^/a { return 301 /b; }', 'nginxBlock'],
    ['a location with a prefix', 'location /a { return 301 /b; }', 'nginxBlock'],
    ['a location that does more', 'location = /a { add_header X y; return 301 /b; }', 'nginxBlock'],
    ['a status', 'location = /a { return 410; }', 'targetKind'],
    ['a status with a text', 'location = /a { return 404 /b; }', 'status'],
    ['a condition', 'if ($host = a) { return 301 /b; }', 'condition'],
    ['a server', 'server { location = /a { return 301 /b; } }', 'nginxBlock'],
    ['a map of hosts', 'map $host $new { a.fi /b; }', 'nginxBlock'],
    ['a default of a map', 'map $uri $new { default /b; }', 'nginxBlock'],
    ['another directive', 'listen 80;', 'noRedirect'],
  ])('%s', (_, line, fault) => {
    expect(imported(line, 'nginx')).toMatchObject({ rules: [], faults: [fault] })
  })

  test('a block without an end is refused with the line of its beginning', () => {
    expect(imported('rewrite ^/a$ /b redirect;\nmap $uri $new {\n/c /d;\n', 'nginx')).toMatchObject({
      rules: ['/a /b'],
      faults: ['unclosed'],
    })
  })
})
