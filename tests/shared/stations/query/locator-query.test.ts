import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readStationSummary } from '#shared/contract/station.ts'
import { readLocatorQuery, writeLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { seededRandom } from '../../contract/seeded-random.ts'

const EMPTY = { q: '', filters: [], openNow: false, view: 'list', others: '' }
const FULL =
  '?service=MAIN&q=st1+malm%C3%B6&near=60.1699,24.9384&area=20,59.5,30.25,70&f=carwash,lunch&open=now&sort=distance&view=map&s=fi-1001&utm_source=a%20b'

describe('the address is the locator’s state', () => {
  test('a full address is read in all its parts', () => {
    expect(readLocatorQuery(FULL)).toEqual({
      service: 'MAIN',
      q: 'st1 malmö',
      near: { lat: 60.1699, lon: 24.9384 },
      area: { west: 20, south: 59.5, east: 30.25, north: 70 },
      filters: ['carwash', 'lunch'],
      openNow: true,
      sort: 'distance',
      view: 'map',
      selected: 'fi-1001',
      others: 'utm_source=a%20b',
    })
  })

  test('a full address is written again without changes', () => {
    expect(writeLocatorQuery(readLocatorQuery(FULL))).toBe(FULL)
  })

  test.each([[''], ['?'], ['?q='], ['?view=list'], ['&&&']])('"%s" has no choices', (search) => {
    expect(readLocatorQuery(search)).toEqual(EMPTY)
    expect(writeLocatorQuery(readLocatorQuery(search))).toBe('')
  })

  test('checkboxes of a form without JavaScript repeat the name f', () => {
    expect(readLocatorQuery('?f=lunch&f=sauna&f=lunch').filters).toEqual(['lunch', 'sauna'])
  })

  test('filters are sorted as in §9, without duplicates and letter case', () => {
    expect(readLocatorQuery('?f=SAUNA,lunch,carwash,,lunch').filters).toEqual([
      'carwash',
      'lunch',
      'sauna',
    ])
  })

  test.each([
    ['e85', ['re85']],
    ['hvodiesel,hvo100', ['hvo100']],
    ['Finland/PerfectCarWash', ['perfectcarwash']],
    ['Posti', ['post']],
  ])('a link may select a filter by any of its codes: f=%s', (codes, filters) => {
    const query = readLocatorQuery(`?f=${codes}`)
    expect([query.filters, query.unknownFilters]).toEqual([filters, undefined])
  })

  test('an unknown code is reported, and not part of the next address', () => {
    const query = readLocatorQuery('?f=lunch,xyz,FI/Dogwash,xyz,%E2%80%AE')
    expect([query.filters, query.unknownFilters]).toEqual([['lunch'], ['xyz', 'Dogwash']])
    expect(writeLocatorQuery(query)).toBe('?f=lunch')
    expect(
      readLocatorQuery(`?f=${Array.from({ length: 99 }, (_, index) => index)}`).unknownFilters,
    ).toHaveLength(5)
  })

  test('other parameters are kept unchanged', () => {
    expect(writeLocatorQuery(readLocatorQuery('?utm_source=x&q=a&utm_source=y&%zz'))).toBe(
      '?q=a&utm_source=x&utm_source=y&%zz',
    )
  })
})

describe('a press of a submit button is part of the address, and applied by the reader', () => {
  test.each([
    ['?f=lunch&toggle=carwash', '?f=carwash,lunch'],
    ['?f=carwash,lunch&toggle=carwash', '?f=lunch'],
    ['?toggle=open', '?open=now'],
    ['?open=now&toggle=open', ''],
    ['?toggle=charging:150', '?charging=150'],
    ['?charging=any&toggle=charging:150', '?charging=150'],
    ['?charging=150&toggle=charging:150', ''],
    ['?q=tampere&radius=50&drop=radius', '?q=tampere'],
    ['?q=tampere+auto+pesu&drop=word:auto+pesu', '?q=tampere'],
    ['?q=tampere&f=lunch&charging=any&open=now&service=MAIN&drop=filters', '?q=tampere'],
    ['?from=Oulu&to=Kemi&via=Ii&f=lunch&drop=route', '?f=lunch'],
    ['?from=Oulu&to=Kemi&via=Ii&via=Simo&toggle=ends', '?from=Kemi&to=Oulu&via=Simo&via=Ii'],
    ['?from=&from=60.17,24.94&to=Kemi', '?from=60.17,24.94&to=Kemi'],
    ['?from=Oulu&from=60.17,24.94&to=Kemi', '?from=Oulu&to=Kemi'],
    ['?from=Oulu&toggle=ends', '?from=&to=Oulu'],
    ['?from=Oulu&to=Kemi&toggle=stop', '?from=Oulu&to=Kemi&via='],
    ['?from=Oulu&to=Kemi&via=Ii&via=Simo&drop=via:0', '?from=Oulu&to=Kemi&via=Simo'],
    ['?from=Oulu&to=Kemi&via=Ii&drop=via:0', '?from=Oulu&to=Kemi'],
    ['?f=lunch&toggle=__proto__&drop=constructor', '?f=lunch'],
  ])('%s → %s', (search, next) => {
    expect(writeLocatorQuery(readLocatorQuery(search))).toBe(next)
  })
})

describe('charging is a minimum in kilowatts', () => {
  test.each([
    ['?charging=any', 'any'],
    ['?charging=400', 400],
    ['?charging=200', undefined],
    ['?f=evcharging', 'any'],
    ['?f=evcharging150kw,lunch', 150],
    ['?f=evcharging150kw,evcharging400kw', 400],
    ['?f=norway/chargingstations', 'any'],
  ])('%s is %s', (search, charging) => {
    const query = readLocatorQuery(search)
    expect(query.charging).toBe(charging)
    expect(readLocatorQuery(writeLocatorQuery(query))).toEqual(query)
  })
})

test('a route has two ends and at most three stops; blank fields of its form are kept', () => {
  const search = '?from=Tampere&to=60.17,24.94&via=Lahti&via=&via=Kouvola&via=Kotka'
  expect(readLocatorQuery(search)).toMatchObject({
    from: 'Tampere',
    to: '60.17,24.94',
    via: ['Lahti', '', 'Kouvola'],
  })
  for (const same of [
    '?from=Tampere&to=60.17,24.94&via=Lahti&via=&via=Kouvola',
    '?from=&to=',
    '?to=Oulu',
  ])
    expect(writeLocatorQuery(readLocatorQuery(same))).toBe(same)
})

describe('a station can be selected by any id', () => {
  const PATH = '/asemahaku/st1-tornio'
  const idOf = (id: unknown, path = PATH) =>
    readStationSummary({ id, name: 'St1 Tornio', path })?.id ?? ''
  const throughAddress = (id: string) =>
    readLocatorQuery(writeLocatorQuery({ ...readLocatorQuery(''), selected: id })).selected

  test.each([
    ['fi-1001', 'fi-1001'],
    [1001, '1001'],
    [' fi-1001\n', 'fi-1001'],
    ['fi \u200B 1001', 'fi 1001'],
    ['fi\uFEFF\u200B\u00A01001', 'fi 1001'],
    ['a,b/c?d&e=f#g+h%20', 'a,b/c?d&e=f#g+h%20'],
    ['\uD800fi\uDC00', '\uFFFDfi\uFFFD'],
    ['x'.repeat(1_000), 'x'.repeat(100)],
    [`${'x'.repeat(99)}😀`, 'x'.repeat(99)],
    ['\u200B \u0000', PATH],
    ['', PATH],
    [null, PATH],
  ])('%.40j is %.40j', (written, id) => {
    expect(idOf(written)).toBe(id)
    expect(throughAddress(id)).toBe(id)
  })

  test('any text and any path', () => {
    // fast-check's unit 'binary' needs most of a second to start
    const anyText = fc.string({
      unit: fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code)),
      maxLength: 300,
    })
    fc.assert(
      fc.property(anyText, anyText, (text, path) => {
        const id = idOf(text, `/${path}`)
        expect(throughAddress(id) ?? '').toBe(id)
      }),
    )
  })
})

describe('hostile input is dropped', () => {
  test.each([
    ['?near=NaN,1e999'],
    ['?near=1e999,1'],
    ['?near=Infinity,0'],
    ['?near=91,0'],
    ['?near=0,181'],
    ['?near=60'],
    ['?near=60,24,1'],
    ['?near=,'],
    ['?near=0x10,5'],
    ['?near= 60,24'],
    ['?near[]=60,24&near='],
    ['?near=1234567890,1'],
    ['?area=20,60,10,65'],
    ['?area=20,65,30,60'],
    ['?area=20,60,20,65'],
    ['?area=20,60,30'],
    ['?area=20,60,30,65,1'],
    ['?area=,,,'],
    ['?area=NaN,60,30,65'],
    ['?area=-181,60,30,65'],
    ['?area=20,-91,30,65'],
    ['?area=20,60,1e2,65'],
    ['?area=20.00001,60,20.00002,65'],
    [`?area=${'1,'.repeat(5000)}`],
    ['?service=main'],
    ['?service=__proto__'],
    ['?service=MAIN,TRUCK'],
    ['?sort=price'],
    ['?view=grid'],
    ['?open=1'],
    ['?rows=1e9'],
    ['?rows=-1'],
    ['?f=__proto__,constructor,toString'],
    [`?f=${'x,'.repeat(5000)}`],
    [`?f=${'lunchx'.repeat(2000)}`],
    ['?s=%00%01'],
    ['?q=%20%00%E2%80%AE'],
    ['?q=%F0%90'.replace('%F0%90', '\uD800')],
  ])('%.60s', (search) => {
    const { others: _others, unknownFilters: _unknown, ...read } = readLocatorQuery(search)
    const { others: _none, ...empty } = EMPTY
    expect(read).toEqual(empty)
  })

  test('the first of repeated parameters is used', () => {
    expect(readLocatorQuery('?q=a&q=b&s=1&s=2&view=map&view=list')).toMatchObject({
      q: 'a',
      selected: '1',
      view: 'map',
    })
  })

  test('at most 100 parameters, 100 codes and 10 unknown parameters are read', () => {
    const many = (text: (index: number) => string, join: string) =>
      Array.from({ length: 5000 }, (_, index) => text(index)).join(join)
    expect(
      readLocatorQuery(`?${many((index) => `x${index}=1`, '&')}`).others.split('&'),
    ).toHaveLength(10)
    expect(readLocatorQuery(`?${many((index) => `via=${index}`, '&')}&q=oulu`).q).toBe('')
    expect(readLocatorQuery(`?f=${many((index) => `x${index}`, ',')},lunch`).filters).toEqual([])
  })

  test('at most 60 characters and 8 words of a search are read, and broken escapes as text', () => {
    expect(readLocatorQuery(`?q=${'å'.repeat(500)}`).q).toBe('å'.repeat(60))
    expect(readLocatorQuery(`?q=${'x'.repeat(59)}😀`).q).toBe('x'.repeat(59))
    expect(readLocatorQuery('?from=a+b+c+d+e+f+g+h+i+j').from).toBe('a b c d e f g h')
    expect(readLocatorQuery('?q=100%25+%zz').q).toBe('100% %zz')
  })

  test.each([
    ['?q=%zz'],
    ['?q=%26f%3Dlunch'],
    ['?q=a%2Bb+c'],
    ['?q=%3Cscript%3E&s=%22%27'],
    ['?q=%F0%9F%98%80'],
    ['?near=-0.000001,-179.9999999'],
    ['?near=60.123456789,24.1'],
    ['?near=1,2&near=3,4&f=sauna&f=lunch&x=1&x=2&=&=a&b'],
    ['?area=-0.00001,59.99999,30.123456789,65'],
    ['?s=a,b/c?d'],
    [`?q=${'%F0%9F%98%80'.repeat(80)}`],
    ['?q=%00a%00 '],
    [FULL],
  ])('%.60s is the same after reading, writing and reading again', (search) => {
    const query = readLocatorQuery(search)
    expect(readLocatorQuery(writeLocatorQuery(query))).toEqual(query)
    expect(writeLocatorQuery(readLocatorQuery(writeLocatorQuery(query)))).toBe(
      writeLocatorQuery(query),
    )
  })

  test('reading any address never throws, and reading a written query returns the same query', () => {
    const random = seededRandom(11)
    const pieces = [
      ...'q= f= near= area= 10,50,20,60 s= view=map & & = , % %00 + lunch 60.1 -0 é'.split(' '),
      ...'\uD83D \u202E ? # __proto__ open=now'.split(' '),
      ' ',
    ]
    for (let round = 0; round < 3000; round++) {
      const search = Array.from(
        { length: Math.floor(random() * 14) },
        () => pieces[Math.floor(random() * pieces.length)],
      ).join('')
      const written = writeLocatorQuery(readLocatorQuery(search))
      expect([search, writeLocatorQuery(readLocatorQuery(written))]).toEqual([search, written])
    }
  })

  test('hundreds of parameters and lone surrogates never throw', () => {
    expect(() => readLocatorQuery(`?${'a=1&'.repeat(10_000)}`)).not.toThrow()
    expect(() =>
      writeLocatorQuery({ ...readLocatorQuery(''), q: '\uD800', selected: '\uDFFF' }),
    ).not.toThrow()
  })
})
