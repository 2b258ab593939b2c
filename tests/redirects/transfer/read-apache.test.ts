import { describe, expect, test } from 'vitest'
import { imported } from './imported.ts'

describe('an Apache directive becomes a rule with the same meaning', () => {
  test.each([
    ['Redirect with all paths below', 'Redirect 302 /old /new', '/old/* /new/:splat'],
    ['Redirect of a folder', 'Redirect /old/ /new/', '/old/* /new/:splat'],
    ['Redirect of everything', 'Redirect permanent / https://new.example.com/', '/* https://new.example.com/:splat'],
    ['Redirect of a file', 'Redirect 301 /old.html /new', '/old.html /new'],
    ['Redirect to a query', 'Redirect 302 /old /new?a=b', '/old /new?a=b'],
    ['a path in quotes', 'Redirect 302 "/old page.html" /new', '/old%20page.html /new'],
    ['RedirectPermanent', 'RedirectPermanent /old.html /new', '/old.html /new'],
    ['RedirectTemp in lower case', 'redirecttemp /old.html /new', '/old.html /new'],
    ['RedirectMatch of one path', String.raw`RedirectMatch 302 ^/old\.html$ /new`, '/old.html /new'],
    ['RedirectMatch with or without a slash', 'RedirectMatch 302 ^/old/?$ /new', '/old /new'],
    ['RedirectMatch of all paths below', 'RedirectMatch 302 ^/old/(.*)$ /new/$1', '/old/* /new/:splat'],
    ['RedirectMatch of a path and all paths below', 'RedirectMatch 302 ^/old(/.*)?$ /new$1', '/old/* /new/:splat'],
    ['RedirectMatch of all paths below, to one page', 'RedirectMatch 302 ^/old/.*$ /new', '/old/* /new'],
    ['RewriteRule of a folder', 'RewriteRule ^old/?$ /new [R,L]', '/old /new'],
    ['RewriteRule of a server', 'RewriteRule ^/?old$ /new [R=302,NC,L]', '/old /new'],
    ['RewriteRule to an address', 'RewriteRule ^old$ https://example.com/', '/old https://example.com/'],
    ['RewriteRule of all paths below', 'RewriteRule ^old/(.*)$ /new/$1 [R=307,L,QSA]', '/old/* /new/:splat'],
  ])('%s', (_, line, rule) => {
    expect(imported(line, 'apache')).toMatchObject({ rules: [rule], faults: [] })
  })

  test('directives that only enable something are ignored', () => {
    expect(
      imported('RewriteEngine On\n# heading\n<IfModule mod_rewrite.c>\n  RewriteRule ^a$ /b [R]\n</IfModule>', 'apache'),
    ).toMatchObject({
      rules: ['/a /b'],
      faults: [],
    })
  })
})

describe('a directive that a rule cannot express is refused with a reason', () => {
  test.each([
    ['a pattern', 'RedirectMatch 302 ^/(a|b)$ /c', 'pattern'],
    ['a pattern without a beginning', 'RedirectMatch 302 /a$ /c', 'pattern'],
    ['a pattern without an end', 'RedirectMatch 302 ^/a /c', 'pattern'],
    ['a pattern with a character class', String.raw`RedirectMatch 302 ^/news/\d$ /c`, 'pattern'],
    ['an escaped end', String.raw`RedirectMatch 302 ^/a\$ /c`, 'pattern'],
    ['a target with a captured part', 'RedirectMatch 302 ^/a/(.*)$ /c?x=$1', 'parts'],
    ['a target with a variable', 'RewriteRule ^a$ https://%{HTTP_HOST}/b [R]', 'parts'],
    ['status 410', 'Redirect gone /a', 'status'],
    ['a rewrite', 'RewriteRule ^a$ /b [L]', 'rewrite'],
    ['a rewrite to nothing', 'RewriteRule ^a$ - [F]', 'more'],
    ['a dropped query', 'RewriteRule ^a$ /b [R,QSD]', 'more'],
    ['another directive', 'ErrorDocument 404 /404.html', 'noRedirect'],
    ['a folder that leads to a page', 'Redirect /old/ /new', 'apacheSlash'],
    ['a query', 'Redirect /old.php?id=3 /new', 'sourceQuery'],
    ['status 404', 'RewriteRule ^a$ /b [R=404]', 'status'],
  ])('%s', (_, line, fault) => {
    expect(imported(line, 'apache')).toMatchObject({ rules: [], faults: [fault] })
  })

  test('a condition is refused with the rule after it, but not with the next one', () => {
    const text = 'RewriteCond %{HTTP_HOST} ^a$\nRewriteRule ^a$ /b [R]\nRewriteRule ^c$ /d [R]'
    expect(imported(text, 'apache')).toMatchObject({
      rules: ['/c /d'],
      faults: ['condition', 'condition'],
    })
  })

  test('directives inside a container are refused', () => {
    const text = '<VirtualHost *:80>\nRedirect /a.html /b\n</VirtualHost>\nRedirect /c.html /d'
    const { rules, faults } = imported(text, 'apache')
    expect(rules).toEqual(['/c.html /d'])
    expect(faults).toEqual(['inside', 'inside'])
  })
})

test('a changed meaning is reported once', () => {
  expect(imported('Redirect /a /b\nRedirect /c /d', 'apache').notices).toEqual(['below'])
  expect(imported('RewriteRule ^a.html$ /b [R=301]', 'apache').notices).toEqual(['permanent', 'dot'])
})
