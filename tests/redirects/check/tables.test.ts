// Checks redirects/*.txt against §2.3 and the pages of the embedded content.

import { describe, expect, test } from 'vitest'
import { checkTable } from '#redirects/check/check-table.ts'
import { commandFiles, readKnownPaths } from '#redirects/cli/command-files.ts'
import { checkContext } from '#redirects/cli/commands/check.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { isSafeHref } from '#shared/navigation/external-url.ts'
import { foldRedirectKey } from '#shared/navigation/redirect-rule.ts'

const files = commandFiles('wrangler.toml')
const readTable = async (locale: LocaleCode) => parseRedirectTable(await files.tableText(locale))

describe.each(LOCALE_CODES)('the table of %s', (locale) => {
  test('has no unreadable line', async () => {
    expect((await readTable(locale)).invalid).toEqual([])
  })

  test(
    'has no duplicates, loops, chains, missing pages and unsafe targets, and hides no page',
    { tags: ['thorough'] },
    async () => {
      const context = await checkContext({ knownPaths: readKnownPaths, files }, locale)
      expect(checkTable(await readTable(locale), context)).toEqual([])
    },
  )

  test('has only targets that are safe links (§5)', async () => {
    const { rules } = await readTable(locale)
    expect(rules.filter(({ target }) => !isSafeHref(target))).toEqual([])
  })
})

/** The minimum number of old addresses of the sites in §2.3. */
describe.each([
  ['fi-FI', 300],
  ['en-EU', 100],
  ['sv-SE', 100],
  ['no-NO', 100],
] as const)('the table of %s', (locale, count) => {
  test('has hundreds of rules', async () => {
    expect((await readTable(locale)).rules.length).toBeGreaterThanOrEqual(count)
  })

  test('has absolute targets on the sites of other countries', async () => {
    const { rules } = await readTable(locale)
    expect(
      rules.filter(({ target }) => target.startsWith('https://www.st1.')).length,
    ).toBeGreaterThanOrEqual(5)
  })
})

test.each([
  ['/tietosuoja', '/yksityisille/tietosuoja'],
  ['/st1-charge', '/yksityisille/tuotteet/sahkoauton-lataus'],
  ['/b2b', '/yrityksille/b2b'],
  ['/skal', '/yrityksille/business-palvelut/skal-jasenyys'],
  ['/lehdistotiedotteet', '/tietoa-meista'],
  ['/tilinpaatos', '/tietoa-meista'],
  ['/asemat', '/asemahaku'],
  ['/tuotteet', '/yksityisille/tuotteet'],
  ['/lomake/palaute', '/yksityisille/ota-yhteytta/asiakaspalvelu'],
  ['/yrityslomake', '/yrityksille/b2b-ota-yhteytta'],
  ['/app', '/yksityisille/kanta-asiakkuus'],
  ['/businesskortti', '/yrityksille/st1-business-kortti'],
  ['/testi', '/'],
  ['/asiakaspalvelu@st1.fi', '/'],
  ['/tyopaikka-142.html', '/'],
  ['/kampanja', '/'],
])('the Finnish %s goes to %s (§2.3)', async (source, target) => {
  const { rules } = await readTable('fi-FI')
  expect(rules.find((rule) => foldRedirectKey(rule.source) === source)?.target).toBe(target)
})

test.each([
  ['fi-FI', '/yrityksille/energiatuotteet'],
  ['fi-FI', '/yrityksille/business-palvelut/st1business'],
  ['fi-FI', '/kayttoturva-ja-tuotetiedotteet'],
  ['fi-FI', '/vika-ja-hairiotiedotteet'],
  ['fi-FI', '/tietoa-meista/ihmiset-ja-ura/avoimet-tyopaikat'],
  ['en-EU', '/about-us'],
  ['en-EU', '/about-us/news-and-media/company-and-press-releases'],
  ['en-EU', '/about-us/stories'],
  ['en-EU', '/about-us/sustainability'],
  ['en-EU', '/about-us/sustainability/energy-transition'],
  ['en-EU', '/about-us/sustainability/reporting'],
  ['en-EU', '/about-us/sustainability/wind-power'],
  ['en-EU', '/about-us/sustainability/carbon-sequestration'],
  ['en-EU', '/about-us/company-info/key-figures-and-ir'],
  ['en-EU', '/private/privacy-policy'],
  ['en-EU', '/article/*'],
  ['no-NO', '/om-oss/stories'],
  ['no-NO', '/privat/produkter'],
  ['no-NO', '/privat/tjenester/bilvask'],
  ['no-NO', '/bedrift/bedrift-drivstoffkort'],
  ['no-NO', '/finn-stasjon'],
  ['no-NO', '/stasjoner/*'],
  ['sv-SE', '/om-oss/nyheter-och-press'],
  ['sv-SE', '/privat/produkter'],
  ['sv-SE', '/foretag/st1-business-tjanst/st1-business-kort'],
  ['sv-SE', '/hitta-station'],
  ['sv-SE', '/hitta-station/*'],
  ['sv-SE', '/allmanna-villkor'],
] as const)('the table of %s has rules to %s (§2.3)', async (locale, target) => {
  const { rules } = await readTable(locale)
  const isTarget = target.endsWith('*')
    ? (path: string) => path.startsWith(target.slice(0, -1))
    : (path: string) => path === target
  expect(rules.some((rule) => isTarget(rule.target))).toBe(true)
})
