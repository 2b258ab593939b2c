import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commandFiles, readKnownPaths } from '#redirects/cli/command-files.ts'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { STATIONS } from '../../../backend/content/stations/stations.ts'

const files = commandFiles('wrangler.toml')

test('the hosts of full addresses are those of the live site', async () => {
  expect(Object.values(await files.hosts()).sort()).toEqual(LOCALE_CODES.toSorted())
})

test.each(LOCALE_CODES)(
  'the known paths of %s are those of the embedded content, with its station pages (§2.2)',
  async (locale) => {
    const paths = [...(await readKnownPaths(locale))]
    const prefix = `${localizedPath('stations', locale)}/`
    expect(paths).toContain('/')
    expect(paths.filter((path) => path.startsWith(prefix))).toHaveLength(
      STATIONS.filter(
        ({ summary: { address } }) =>
          (LOCALES[locale].country ?? address.country) === address.country,
      ).length,
    )
  },
)

test('the paths of another backend are read from a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paths-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'paths.txt')
  await writeFile(file, '# paths\r\n/a\r\n /b \n\nnot a path\n')
  expect(await readKnownPaths('fi-FI', file)).toEqual(new Set(['/a', '/b']))
})
