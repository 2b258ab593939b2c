import { LOCALE_CODES, isLocaleCode } from '#shared/locale/locales.ts'
import { CommandError, readOptions } from '../../scripts/command-line.ts'

export const USAGE = `Usage: npm run redirects -- <command> [options]

  check              list the problems of the tables (redirects/*.txt); --fix applies the safe fixes and lists them
  publish            check the tables and make them live, if the version that a table was made from is still live
  versions           list all versions
  back [version]     make the version before the live one live again, or the version of this number; the changes of the live one come
                     back into the desk's draft
  pull               merge the live table into the files; comments and order are kept
  explain <address>  print step by step how the site answers an address, with the tables in the files
  import <file>      print what a CSV file or table would change in the tables; --write makes the changes

Options
  --locale <code>    ${LOCALE_CODES.join(', ')}; default: all four
  --remote           use KV and D1 at Cloudflare; default: the local ones of npm start with the same PORT
  --persist-to <dir> use another folder of local data (as for wrangler dev)
  --paths <file>     the site's paths, one per line, to check the targets; default: the paths of the embedded content
  --env <name>       with --remote: the environment; default: production
  --accept           publish: also if a rule newly hides a page, or newly leads to a missing one
  --why <text>       the reason that the history shows for a publication
  --mine, --theirs   pull: which line to keep if both sides changed it
  --seed             publish: only if all earlier publications are seeds; does not change the files
  --fix              check: change redirects/*.txt
  --write            import: change redirects/*.txt
  --help`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const TEXTS = { locale: text, paths: text, why: text, env: text, 'persist-to': text } as const
const TABLE_FLAGS = { accept: flag, mine: flag, theirs: flag, fix: flag, write: flag } as const
const OPTIONS = { ...TEXTS, ...TABLE_FLAGS, remote: flag, seed: flag } as const

/** @throws CommandError on an unknown or contradictory option */
export function readCommandLine(args: string[]) {
  const { values, positionals } = readOptions(args, OPTIONS, USAGE)
  const {
    locale,
    env: environment,
    remote = false,
    'persist-to': persistTo,
    mine,
    theirs,
    ...others
  } = values
  if (locale !== undefined && !isLocaleCode(locale))
    throw new CommandError(`${locale} is not a locale. The locales are ${LOCALE_CODES.join(', ')}.`)
  if (remote && persistTo !== undefined)
    throw new CommandError('--persist-to is for local data: it cannot be used with --remote.')
  if (environment !== undefined && !remote)
    throw new CommandError(`--env ${environment} is at Cloudflare: use it with --remote.`)
  if (mine && theirs) throw new CommandError('Use one of --mine and --theirs, not both.')
  const [command = '', ...operands] = positionals
  const locales = locale === undefined ? LOCALE_CODES : [locale]
  const choice = mine ? ('mine' as const) : theirs ? ('theirs' as const) : undefined
  return { ...others, command, operands, locales, choice, remote, environment, persistTo }
}
