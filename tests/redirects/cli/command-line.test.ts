import { expect, test } from 'vitest'
import { readCommandLine } from '#redirects/cli/command-line.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { CommandError } from '../../../scripts/command-line.ts'

test('by default a command uses all locales and local data', () => {
  expect(readCommandLine(['publish'])).toEqual({
    command: 'publish',
    operands: [],
    locales: LOCALE_CODES,
    remote: false,
  })
})

test('options select a locale and the data', () => {
  expect(
    readCommandLine(['explain', '/b2b', '--locale', 'sv-SE', '--persist-to', 'state']),
  ).toMatchObject({
    command: 'explain',
    operands: ['/b2b'],
    locales: ['sv-SE'],
    persistTo: 'state',
  })
  expect(readCommandLine(['back', '12', '--remote'])).toMatchObject({ remote: true })
})

test.each([
  [['publish', '--locale', 'de-DE'], /de-DE is not a locale/],
  [['publish', '--lcoale', 'sv-SE'], /--lcoale[\s\S]*Usage/],
  [['publish', '--remote', '--persist-to', 'x'], /cannot be used with --remote/],
  [['pull', '--mine', '--theirs'], /one of --mine and --theirs/],
])('an unknown or contradictory option is named: %j', (args, message) => {
  expect(() => readCommandLine(args)).toThrow(message)
  expect(() => readCommandLine(args)).toThrow(CommandError)
})
