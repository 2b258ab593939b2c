import { describe, expect, test } from 'vitest'
import { decodeText } from '#redirects/import/decode-text.ts'
import { imported, read } from './imported.ts'

describe('a table, CSV and cells are told apart', () => {
  test.each([
    ['# heading\n/a  /b  # note', ['/a /b']],
    ['version 12\n/a  /b', ['/a /b']],
    ['/a,b  /c', ['/a,b /c']],
    ['https://www.st1.fi/a /b', ['/a /b']],
    ['old,new\n/a,/b', ['/a /b']],
    ['/a, /b', ['/a /b']],
    ['/a;/b', ['/a /b']],
    ['/a\t/b', ['/a /b']],
    ['Vanha osoite\tUusi osoite\n/a\t/b', ['/a /b']],
    ['', []],
  ])('%j', (text, rules) => {
    expect(imported(text)).toMatchObject({ rules, faults: [] })
  })
})

test('&amp; of a copied address is &', () => {
  expect(imported('/a,/b?x=1&amp;y=2\n/c&amp;d,/e').rules).toEqual(['/a /b?x=1&y=2', '/c&d /e'])
  expect(imported('/a  /b?x=1&amp;y=2').rules).toEqual(['/a /b?x=1&y=2'])
})

describe('the encoding of a file is detected', () => {
  test.each([
    ['UTF-8', [0x2f, 0xc3, 0xa4], false],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x2f, 0xc3, 0xa4], false],
    ['UTF-16, little-endian', [0xff, 0xfe, 0x2f, 0, 0xe4, 0], false],
    ['UTF-16, big-endian', [0xfe, 0xff, 0, 0x2f, 0, 0xe4], false],
    ['Windows-1252, as Excel writes it', [0x2f, 0xe4], true],
  ])('%s', (_, bytes, isGuess) => {
    expect(decodeText(new Uint8Array(bytes))).toEqual({ text: '/ä', isGuess })
  })
})

describe('an unusable text is refused as a whole', () => {
  test.each([
    ['50 MB', '/a,/b\n'.repeat(9_000_000), 'tooLong'],
    ['an Excel workbook', 'PK\u0003\u0004xl/workbook.xml', 'workbook'],
    ['UTF-16 without a byte order mark', '/\0a\0,\0/\0b\0', 'notText'],
  ])('%s', (_, text, fault) => {
    const { rules, refused } = read(text)
    expect(rules).toEqual([])
    expect(refused).toEqual([{ line: 1, text: expect.any(String), fault }])
    expect(refused[0]?.text.length).toBeLessThan(100)
  })
})

test.each([
  ['/a,/b\n/A/,/c\n/d,/e\n/D,/e\n/%61,/f', [2, 1, undefined, 1]],
  ['/a,/b\nhttps://www.st1.fi/a,/c', [2, 1]],
  ['/a?x=1,/x\n/a?x=2,/y', [2, 1]],
  ['https://www.st1.fi/a,/b\nhttps://www.st1.se/a,/c', [undefined, undefined]],
])(
  'lines with one path of a table and different targets name each other; a repeated line is dropped: %j',
  (text, rivals) => {
    expect(imported(text).rivals).toEqual(rivals)
  },
)

test('a table is read with notes; a line with other words is refused', () => {
  const text =
    'version 3\n# heading\n/a  /b  # why\nhttps://st1.fi/c  /d\nexample /a  /b\n/e  /f  until 2027-01-31'
  const { rules, refused } = read(text)
  expect(rules).toMatchObject([
    { source: '/a', target: '/b', note: 'why', line: 3 },
    { source: '/c', target: '/d', line: 4, locale: 'fi-FI' },
  ])
  expect(refused).toMatchObject([
    { line: 5, text: 'example /a  /b', fault: 'manyWords' },
    { line: 6, fault: 'manyWords' },
  ])
})

test('20,000 lines are read in seconds, not minutes', () => {
  const line = (_: unknown, index: number) => `/old/${index},/new/${index},301\n`
  const text = Array.from({ length: 20_000 }, line).join('')
  const began = performance.now()
  expect(read(text).rules).toHaveLength(20_000)
  expect(performance.now() - began).toBeLessThan(10_000)
})
