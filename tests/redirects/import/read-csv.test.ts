import { describe, expect, test } from 'vitest'
import { decodeText } from '#redirects/import/decode-text.ts'
import { imported, read } from './imported.ts'

describe('the columns are found by their names, in four languages and in either order', () => {
  test.each([
    ['old,new', '/a,/b'],
    ['New URL,Old URL', '/b,/a'],
    ['from,to', '/a,/b'],
    ['lähde;kohde', '/a;/b'],
    ['Uusi osoite;Vanha osoite', '/b;/a'],
    ['mistä;mihin', '/a;/b'],
    ['Från;Till', '/a;/b'],
    ['Gammal adress;Ny adress', '/a;/b'],
    ['Fra\tTil', '/a\t/b'],
    ['Gammel sti;Ny sti', '/a;/b'],
    ['source_url,target_url', '/a,/b'],
    ['Redirect from,Redirect to', '/a,/b'],
    ['"old","new"', '"/a","/b"'],
    ['va\u0308nt,la\u0308hde,kohde', 'x,/a,/b'],
  ])('%s', (header, row) => {
    expect(imported(`${header}\n${row}\n`)).toMatchObject({ rules: ['/a /b'], faults: [] })
  })

  test('the column of notes is read, and unknown columns are reported', () => {
    const { rules, notices } = read('source,target,owner,note,visits\n/a,/b,maria,"two\nlines",7\n')
    expect(rules).toMatchObject([{ source: '/a', target: '/b', note: 'two lines', line: 2 }])
    expect(notices).toEqual(['columns'])
  })

  test('of two columns with one meaning the first is used', () => {
    const text =
      'Källa;Mål;Från;Till;Gammal URL;visits\n/a;/b;2026-12-01;2026-12-24;/c;-5\n/d;/e;;;;\n'
    expect(imported(text)).toMatchObject({ rules: ['/a /b', '/d /e'], notices: ['columns'] })
  })

  test('without a header the first cell is the old address, the second the new one, a third the status', () => {
    expect(imported('/a,/b,301\n/c,/d,200\n/e,/f')).toMatchObject({
      rules: ['/a /b', '/e /f'],
      faults: ['status'],
      notices: ['permanent'],
    })
  })
})

describe('usual variants of CSV are read', () => {
  test.each([
    ['a byte order mark', '\ufeffold,new\n/a,/b', ['/a /b']],
    ['Windows line ends', 'old,new\r\n/a,/b\r\n/c,/d\r\n', ['/a /b', '/c /d']],
    ['old Mac line ends', 'old,new\r/a,/b\r/c,/d', ['/a /b', '/c /d']],
    ['a column without a name', 'old;new;\n/a;/b;', ['/a /b']],
    ['semicolons', '/a;/b\n/c;/d', ['/a /b', '/c /d']],
    ['the line that tells Excel the separator', 'sep=;\nold;new\n/a;/b', ['/a /b']],
    ['tabs and spaces mixed', '/a \t /b\n\t\n /c\t/d', ['/a /b', '/c /d']],
    ['a comma in an address', '"/a,b";/c', ['/a,b /c']],
    ['letters beyond ASCII in form NFC', '/p\u00e4iv\u00e4,/b', ['/p\u00e4iv\u00e4 /b']],
    ['letters beyond ASCII in form NFD', '/pa\u0308iva\u0308,/b', ['/p\u00e4iv\u00e4 /b']],
    ['percent-encoded', '/p%C3%A4iv%C3%A4,/b', ['/p%C3%A4iv%C3%A4 /b']],
    ['a space in the old path', '/Press Releases,/b', ['/press%20releases /b']],
    ['a path like __proto__', '/__proto__,/constructor', ['/__proto__ /constructor']],
    ['full addresses of known hosts', 'https://www.st1.fi/a,https://www.st1.fi/b?c', ['/a /b?c']],
    ['another locale', 'https://www.st1.se/a,https://www.st1.fi/b', ['/a https://www.st1.fi/b']],
    ['empty rows', 'old,new\n\n,\n/a,/b\n', ['/a /b']],
    ['a row with empty cells at its end', 'old,new\n/a,/b,,', ['/a /b']],
    ['an escaped cell', "old,new,note\n/a,/b,'=1+1", ['/a /b']],
  ])('%s', (_, text, rules) => {
    expect(imported(text)).toMatchObject({ rules, faults: [] })
  })
})

describe('a row that cannot be a rule is refused with a reason', () => {
  test.each([
    ['a formula with a link', 'old,new\n/a,"=HYPERLINK(""https://evil.com"")"', 'formula'],
    ['a formula for the old address', 'old,new\n=A1,/b', 'formula'],
    ['a cell that begins with +', 'old,new\n/a,+/b', 'formula'],
    ['a cell that begins with -', 'old,new\n/a,-1', 'formula'],
    ['a cell that begins with @', 'old,new\n/a,@x', 'formula'],
    ['a formula after a space', 'old,new\n/a," =1"', 'formula'],
    ['no target', 'old,new\n/a,', 'noTarget'],
    ['no old address', 'old,new\n,/b', 'sourceSlash'],
    ['one column', '/a', 'oneCell'],
    ['more cells than columns', 'old,new\n/a,/b,/c', 'cells'],
    ['a quote without an end', 'old,new\n/a,"/b', 'quote'],
    ['a control character', 'old,new\n/a\u0007b,/c', 'sourceInvisible'],
    ['an encoded control character', 'old,new\n/a,/b%0d%0aX:y', 'targetInvisible'],
    ['an unknown host', 'old,new\nhttps://example.com/a,/b', 'foreignHost'],
    ['two slashes', 'old,new\n//www.st1.example/a,/b', 'foreignHost'],
    ['a script', 'old,new\n/a,javascript:alert(1)', 'targetKind'],
    ['a * that is not at the end', 'old,new\n/a*,/b', 'star'],
    ['a space in the target', 'old,new\n/a,/b c', 'targetSpace'],
  ])('%s', (_, text, fault) => {
    expect(imported(text)).toMatchObject({ rules: [], faults: [fault] })
  })

  test('a quote without an end costs its own line, not those after it', () => {
    const { rules, refused } = read('old,new\r\n/a,/b\r\n"/c,/d\r\n/e,/f\r\n/g,"/h\r\n/i,/j')
    expect(rules.map(({ line, source }) => [line, source])).toEqual([
      [2, '/a'],
      [4, '/e'],
      [6, '/i'],
    ])
    expect(refused.map(({ line, text, fault }) => [line, text, fault])).toEqual([
      [3, '"/c,/d', 'quote'],
      [5, '/g,"/h', 'quote'],
    ])
  })

  test('the separator is found below a title line', () => {
    expect(imported('Ohjaukset 2026\n/a;/b')).toMatchObject({
      rules: ['/a /b'],
      faults: ['oneCell'],
    })
  })

  test('line numbers are those of the file, also after a cell with line breaks', () => {
    const { rules, refused } = read(
      'old,new,note\r\n/a,/b,"one\r\ntwo\r\nthree"\r\n\r\nbad,/c,\r\n/d,/e,',
    )
    expect(rules.map(({ line }) => line)).toEqual([2, 7])
    expect(refused).toEqual([{ line: 6, text: 'bad,/c,', fault: 'sourceSlash' }])
  })
})

test("the host of an old address selects its locale, and Shopify's paths may lack the first slash", () => {
  const { rules } = read('old,new\nhttps://www.ST1.se/a,/b')
  expect(rules).toMatchObject([{ source: '/a', target: '/b', line: 2, locale: 'sv-SE' }])
  expect(imported('Redirect from,Redirect to\nold,/b\n/old/*,/c')).toMatchObject({
    rules: ['/old /b'],
    faults: ['literalStar'],
  })
})

test.each([
  ['www.st1.fi/a,https://www.st1.fi/b,302,TRUE,FALSE,FALSE,TRUE', ['/a /b'], []],
  ['www.st1.fi/a,https://www.st1.fi/b,302,true,false,true,false', ['/a/* /b'], []],
  ['https://www.st1.fi/a;https://www.st1.fi/b;302;TRUE;FALSE;FALSE;FALSE', ['/a /b'], []],
  ['www.st1.fi/a,https://www.st1.fi/b,302,TRUE,FALSE,TRUE,TRUE', [], ['splat']],
  ['www.st1.fi/a,https://www.st1.fi/b,302,TRUE,TRUE,FALSE,TRUE', [], ['subdomains']],
  ['www.st1.fi/a/*,https://www.st1.fi/b,302,TRUE,FALSE,FALSE,TRUE', [], ['literalStar']],
])(
  "a line of Cloudflare's Bulk Redirects is read by the meaning of its columns: %s",
  (row, rules, faults) => {
    expect(imported(row)).toMatchObject({ rules, faults })
  },
)

test('the slash at the end of a target, which would cost a second redirect, and an empty query are removed', () => {
  expect(imported('/a,/b/\n/c,/d/?x=1\n/e,/\n/f,https://x.example/\n/g,/h?')).toMatchObject({
    rules: ['/a /b', '/c /d?x=1', '/e /', '/f https://x.example/', '/g /h'],
    notices: ['query'],
  })
})

test('a wrong byte refuses its line only, and the letters of other lines stay', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const damaged = new Uint8Array([...bytes('/äö,/b\n/x'), 0xe4, ...bytes(',/c\n/åä,/d\n')])
  const { text, isGuess } = decodeText(damaged)
  expect([imported(text), isGuess]).toMatchObject([
    { rules: ['/äö /b', '/åä /d'], faults: ['notText'] },
    false,
  ])
})
