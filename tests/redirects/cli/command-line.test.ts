import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { readCommandLine } from '#redirects/cli/command-line.ts'
import { CommandError } from '../../../scripts/command-line.ts'

test('a command is about all locales and the local namespace unless it says otherwise', () => {
  expect(readCommandLine(['publish'])).toEqual({
    command: 'publish',
    operands: [],
    locales: LOCALE_CODES,
    remote: false,
    config: 'wrangler.toml',
    write: false,
    fix: false,
    why: '',
    seed: false,
  })
})

test('the options narrow a command to a locale and a namespace', () => {
  expect(readCommandLine(['explain', '/b2b', '--locale', 'sv-SE', '--persist-to', 'state'])).toMatchObject({
    command: 'explain',
    operands: ['/b2b'],
    locales: ['sv-SE'],
    persistTo: 'state',
  })
  expect(readCommandLine(['live', 'x', '--remote'])).toMatchObject({ remote: true })
})

test.each([
  [['publish', '--locale', 'de-DE'], /no locale de-DE/],
  [['publish', '--lcoale', 'sv-SE'], /--lcoale[\s\S]*Usage/],
  [['publish', '--remote', '--persist-to', 'x'], /does not go with --remote/],
  [['import', 'x', '--format', 'xml'], /no format xml; there are table, csv/],
  [['pull', '--mine', '--theirs'], /only one/],
  [['publish', '--remote', '--local'], /one of --local and --remote/],
])('what it does not understand is named: %j', (args, message) => {
  expect(() => readCommandLine(args)).toThrow(message)
  expect(() => readCommandLine(args)).toThrow(CommandError)
})
