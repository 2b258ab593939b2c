// A table as an old content system hands it over: 17,000 addresses, with every mistake such tables have.
export const PAGES = [
  '/',
  '/tietoa-meista',
  '/tietoa-meista/vastuullisuus',
  '/asemahaku',
  '/yksityisille',
  '/yksityisille/tuotteet',
  '/yksityisille/tuotteet/autopesu',
  '/yksityisille/ota-yhteytta/asiakaspalvelu',
  '/yrityksille',
  '/yrityksille/polttoaineet',
] as const

const KINDS = ['lehdistotiedotteet', 'asemat', 'tuotteet', 'lomakkeet', 'tyopaikat', 'kampanjat'] as const

export const ROWS = 17_000
/** each kind of mistake as often as this */
export const PLANTED = 40

/** The sound ones: 17,000 less what is planted. */
export function soundRows(): [source: string, target: string][] {
  return Array.from({ length: ROWS - 7 * PLANTED }, (_, n) => [
    `/${KINDS[n % KINDS.length]}/${2005 + (n % 20)}/sivu-${n}.html`,
    PAGES[n % PAGES.length] ?? '/',
  ])
}

/** CSV as Nordic Excel writes it: semicolons, a byte order mark, CRLF. */
export function oldAddresses(): string {
  const planted = (row: (n: number) => [string, string]) => Array.from({ length: PLANTED }, (_, n) => row(n))
  const rows = [
    ...soundRows(),
    // a loop of two: twenty pairs
    ...planted((n) => [`/silmukka/${n}`, `/silmukka/${n % 2 === 0 ? n + 1 : n - 1}`] as [string, string]),
    // chains: each leads to a sound one
    ...planted((n) => [`/ketju/${n}`, `/${KINDS[n % KINDS.length]}/${2005 + (n % 20)}/sivu-${n}.html`] as [string, string]),
    // the same path again, elsewhere
    ...planted((n) => [`/${KINDS[n % KINDS.length]}/${2005 + (n % 20)}/sivu-${n}.html`, '/yrityksille/polttoaineet'] as [string, string]),
    // letter case
    ...planted((n) => [`/KETJU/${n}`, '/yrityksille'] as [string, string]),
    // a page that is not there, and most likely meant one
    ...planted((n) => [`/kuollut/${n}`, '/tietoa-meista/vastullisuus'] as [string, string]),
    // scripts
    ...planted((n) => [`/skripti/${n}`, 'javascript:alert(1)'] as [string, string]),
    // formulas of a spreadsheet
    ...planted((n) => [`=HYPERLINK("https://evil.example/${n}";"/kaava/${n}")`, '/'] as [string, string]),
  ]
  return `\ufeffVanha osoite;Uusi osoite\r\n${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
