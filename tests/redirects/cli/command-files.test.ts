import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandFiles } from '#redirects/cli/command-files.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { CommandError } from '../../../scripts/command-line.ts'

const files = commandFiles('wrangler.toml')

test('the hosts of full addresses are those of the live site', async () => {
  expect(Object.values(await files.hosts()).sort()).toEqual(LOCALE_CODES.toSorted())
})

test('a file is read as it was written, and a failure is a message for the user', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redirects-'))
  try {
    const file = join(folder, 'a.csv')
    await writeFile(file, '/ä,/b\n')
    expect(new TextDecoder().decode(await files.read(file))).toBe('/ä,/b\n')
    await expect(files.read(join(folder, 'b.csv'))).rejects.toThrow(CommandError)
  } finally {
    await rm(folder, { recursive: true })
  }
})
