import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLogReader } from '#redirects/replay/read-log.ts'

function read(...pieces: string[]) {
  const reader = createLogReader()
  for (const piece of pieces) reader.add(piece)
  const { visits, unread } = reader.end()
  return { visits: Object.fromEntries(visits), unread }
}

test.each([
  ['common log format', '1.2.3.4 - - [21/Nov/2026:10:00:00 +0200] "GET /old HTTP/1.1" 404 12'],
  ['combined log format', '1.2.3.4 - maria [21/Nov/2026:10:00:00 +0200] "GET /old?session=1 HTTP/2.0" 404 12 "https://a.test/" "Mozilla"'],
  ['our own request log', '{"level":"info","event":"request","method":"GET","path":"/old","status":404}'],
  ['a path and a count', '/old,1'],
  ['cells of a spreadsheet', '"/old"\t1'],
  ['one address per line', '/old#x'],
])('a line is read: %s', (_, line) => {
  expect(read(line)).toEqual({ visits: { '/old': 1 }, unread: 0 })
})

test("the host of a line of Cloudflare's Logpush is read", () => {
  expect(read('{"ClientRequestMethod":"GET","ClientRequestHost":"www.st1.fi","ClientRequestURI":"/old?x"}').visits).toEqual({
    'https://www.st1.fi/old': 1,
  })
})

test('only GET and HEAD count, and other formats count as unread', () => {
  expect(read('x "POST /old HTTP/1.1" 200 1\n{"path":"/old","method":"POST"}\n# comment\n\npath,count\nnonsense\n{"path":').unread).toBe(3)
  expect(read('x "POST /old HTTP/1.1" 200 1').visits).toEqual({})
})

test('visits of one address are added up, also of __proto__', () => {
  expect([...createLogOf('/a,5\n/a\n/__proto__\n/constructor,2')]).toEqual([
    ['/a', 6],
    ['/__proto__', 1],
    ['/constructor', 2],
  ])
})

function createLogOf(text: string) {
  const reader = createLogReader()
  reader.add(text)
  return reader.end().visits
}

test('a log is read the same in any pieces and with any line ends', () => {
  const log = '\ufeff/a\r\n/b,3\r\n/ä\n{"path":"/c"}\r/d\r\n'
  fc.assert(
    fc.property(fc.array(fc.nat(log.length), { maxLength: 6 }), (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), log.length]
      expect(read(...at.slice(1).map((end, index) => log.slice(at[index], end)))).toEqual(read(log))
    }),
  )
  expect(read(log)).toEqual({ visits: { '/a': 1, '/b': 3, '/ä': 1, '/c': 1, '/d': 1 }, unread: 0 })
})

test('50 MB are read in pieces, and an endless line is not kept in memory', () => {
  const reader = createLogReader()
  const piece = '1.2.3.4 - - [x] "GET /old/page HTTP/1.1" 404 12 "-" "Mozilla/5.0"\n'.repeat(16_000)
  for (let bytes = 0; bytes < 50_000_000; bytes += piece.length) reader.add(piece)
  for (let bytes = 0; bytes < 5_000_000; bytes += 50_000) reader.add('x'.repeat(50_000))
  const { visits, unread } = reader.end()
  expect(visits.get('/old/page')).toBeGreaterThan(700_000)
  expect(unread).toBe(1)
})

test('a line or an address that is too long counts as unread, and the other lines are read', () => {
  expect(read(`/a\n/${'b'.repeat(5_000)}\n/c\n/d${' '.repeat(200_000)}x,1\n/e`)).toEqual({
    visits: { '/a': 1, '/c': 1, '/e': 1 },
    unread: 2,
  })
})

test('lines that look like an address with a count are read quickly', () => {
  const begin = performance.now()
  expect(read(`/a${' '.repeat(15_000)}x\n`.repeat(20)).unread).toBe(20)
  expect(performance.now() - begin).toBeLessThan(500)
})
