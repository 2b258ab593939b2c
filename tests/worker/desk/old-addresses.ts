// A table as exported from an old content system: 17,000 addresses with all the mistakes that such tables have.
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
/** number of mistakes of each kind */
export const PLANTED = 40

/** The valid addresses. */
export function soundRows(): [source: string, target: string][] {
  return Array.from({ length: ROWS - 7 * PLANTED }, (_, n) => [
    `/${KINDS[n % KINDS.length]}/${2005 + (n % 20)}/sivu-${n}.html`,
    PAGES[n % PAGES.length] ?? '/',
  ])
}

/** CSV of Excel in the Nordic countries: semicolons, a byte order mark, CRLF. */
export function oldAddresses(): string {
  const planted = (row: (n: number) => [string, string]) => Array.from({ length: PLANTED }, (_, n) => row(n))
  const rows = [
    ...soundRows(),
    // loops of two: twenty pairs
    ...planted((n) => [`/silmukka/${n}`, `/silmukka/${n % 2 === 0 ? n + 1 : n - 1}`] as [string, string]),
    // chains, each leading to a valid address
    ...planted((n) => [`/ketju/${n}`, `/${KINDS[n % KINDS.length]}/${2005 + (n % 20)}/sivu-${n}.html`] as [string, string]),
    // the same path again, with another target
    ...planted((n) => [`/${KINDS[n % KINDS.length]}/${2005 + (n % 20)}/sivu-${n}.html`, '/yrityksille/polttoaineet'] as [string, string]),
    // letter case
    ...planted((n) => [`/KETJU/${n}`, '/yrityksille'] as [string, string]),
    // a missing page with a name similar to an existing one
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
