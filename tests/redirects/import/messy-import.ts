// 289 lines as an editor gets them from four colleagues: a spreadsheet with everything that such
// lists have.

const TARGETS = [
  '/yritys',
  '/asemahaku',
  '/yksityisille',
  '/yksityisille/tuotteet',
  'https://www.st1.com/hitta',
]

export const MESSY = { lines: 289, taken: 269, mended: 48, refused: 20 } as const

/** A CSV file without a header, with semicolons. */
export function messyImport(): string {
  const target = (index: number) => TARGETS[index % TARGETS.length] ?? '/'
  const many = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index))
  const lines = [
    ...many(215, (n) => `/vanha-sivu-${n};${target(n)}`),
    '/vanhat/*;/yksityisille',
    '/päivä;/yritys',
    '/p%C3%A4iv%C3%A4-2;/yritys',
    '/sivu kaksi;/yritys',
    // the front page for private customers
    '/yksityisille;/yritys',
    '/kampanja;/yksityisille',
    ...many(10, (n) => `https://www.st1.fi/palvelin-${n};${target(n)}`),
    ...many(5, (n) => `http://st1.fi/palvelin-b-${n};${target(n)}`),
    ...many(5, (n) => `www.st1.fi/palvelin-c-${n};${target(n)}`),
    ...many(13, (n) => `/haku-${n}?utm_source=fb&id=${n};${target(n)}`),
    ...many(8, (n) => `/Kampanja/Kesa-${n};${target(n)}`),
    ...many(4, (n) => `/kauttaviiva-${n}/;${target(n)}`),
    ...many(3, (n) => `https://www.st1.fi/Kaikki-${n}/?x=${n};${target(n)}`),
    // refused
    ...many(2, (n) => `/pesu;${target(n)}`),
    ...many(6, (n) => `/kilpailu-${n};`),
    ...many(3, (n) => `https://partner.example/sivu-${n};/yritys`),
    ...many(3, (n) => `/a*/b-${n};/yritys`),
    '=HYPERLINK("x");/yritys',
    '/skripti;javascript:alert(1)',
    'kortit;/yritys',
    '/?p=7;/yritys',
    '/yksi',
    '/kolme solua;/yritys;301;ylimääräinen',
  ]
  return `${lines.join('\r\n')}\r\n`
}
