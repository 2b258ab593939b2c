import { expect, test } from 'vitest'
import { commandFiles } from '#redirects/cli/command-files.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { CommandError } from '../../../scripts/command-line.ts'

const files = commandFiles('wrangler.toml')

test('the hosts of full addresses are those of the live site', async () => {
  expect(Object.values(await files.hosts()).sort()).toEqual(LOCALE_CODES.toSorted())
})

test('a file is read as it was written, and a failure is a message for the user', async () => {
  const text = await files.tableText('fi-FI')
  expect(new TextDecoder().decode(await files.read('redirects/fi-FI.txt'))).toBe(text)
  await expect(files.read('redirects/de-DE.txt')).rejects.toThrow(CommandError)
})
