import { LOCALE_CODES, isLocaleCode } from '#shared/locale/locales.ts'
import { CommandError, readOptions } from '../../scripts/command-line.ts'
import { editDistance } from '../check/nearest-path.ts'
import { FORMATS, isFormat } from '../transfer/formats.ts'

export const USAGE = `Usage: npm run redirects -- <command> [options]

  check              list the problems of the tables (redirects/*.txt); --fix applies the safe fixes and lists them
  publish            check, upload and make live, if the version that the table was made from is still live
  stage              check and upload, but do not make live
  live               print the live version
  live <version>     make a version live
  versions           list all versions
  back               make the version before the live one live again; its changes come back into the desk's draft
  pull               merge the live table into the files; comments and order are kept
  wanted             list the addresses that visitors did not find, with likely targets
  explain <address>  print step by step how the site answers an address, with the tables in the files, or --of a version
  verify <file>      request the addresses of a list, a sitemap or a log from the site of --site, and print those whose
                     answer differs from the tables
  replay [file]      print which addresses would get another target if the table in the file, or --of a version, were live.
                     The addresses are those of a list or a log; without a file, those of the last 30 days
  import <file>      print what the redirects of a file would change in the tables; --write makes the changes
  export [file]      write a table in the format of --format, to a file or to the screen

Options
  --locale <code>    ${LOCALE_CODES.join(', ')}; default: all four
  --remote           use KV and D1 at Cloudflare; default: the local ones of npm start with the same PORT
  --persist-to <dir> use another folder of local data (as for wrangler dev)
  --paths <file>     the site's paths, one per line, to check the targets; default: the paths of the embedded content
  --config <file>    default: wrangler.toml
  --env <name>       with --remote: the environment; default: production
  --accept           publish, live: also if a rule newly hides a page, or newly leads to a missing one
  --why <text>       the reason that the history shows for a publication
  --mine, --theirs   pull: which line to keep if both sides changed it
  --seed             publish: only if all earlier publications are seeds; does not change the files
  --format <format>  ${FORMATS.join(', ')}; import detects it by default
  --take <kinds>     the lines that import takes; default: new,changed. conflicting: the first of two conflicting lines
  --refused <file>   import: write the refused lines with their reasons to a CSV file
  --fix              check: change redirects/*.txt; import: remove our own hosts and queries from old addresses, write them in lower case and
                     without a slash at the end
  --of <version>     explain, verify, replay: use a version, live or draft instead of the files
  --site <origin>    verify: the site, for example https://www.example.com
  --write            import: change redirects/*.txt
  --help`

const OPTIONS = {
  locale: { type: 'string' },
  remote: { type: 'boolean' },
  local: { type: 'boolean' },
  'persist-to': { type: 'string' },
  paths: { type: 'string' },
  config: { type: 'string' },
  format: { type: 'string' },
  take: { type: 'string' },
  write: { type: 'boolean' },
  refused: { type: 'string' },
  fix: { type: 'boolean' },
  env: { type: 'string' },
  accept: { type: 'boolean' },
  why: { type: 'string' },
  mine: { type: 'boolean' },
  theirs: { type: 'boolean' },
  seed: { type: 'boolean' },
  site: { type: 'string' },
  of: { type: 'string' },
} as const

/** @throws CommandError on an unknown or contradictory option */
export function readCommandLine(args: string[]) {
  const { values, positionals } = readOptions(args, OPTIONS, USAGE)
  const {
    locale,
    remote = false,
    'persist-to': persistTo,
    paths,
    config = 'wrangler.toml',
    format,
    take,
    write = false,
    refused,
    fix = false,
    env: environment,
    accept = false,
    why = '',
    mine = false,
    theirs = false,
    seed = false,
    site,
    of,
  } = values
  if (locale !== undefined && !isLocaleCode(locale)) {
    throw new CommandError(`${locale} is not a locale. The locales are ${LOCALE_CODES.join(', ')}.`)
  }
  if (remote && persistTo !== undefined) throw new CommandError('--persist-to is for local data: it cannot be used with --remote.')
  if (environment !== undefined && !remote) throw new CommandError(`--env ${environment} is at Cloudflare: use it with --remote.`)
  if (remote && values.local) throw new CommandError('Use one of --local and --remote, not both.')
  if (format !== undefined && !isFormat(format)) throw new CommandError(`${format} is not a format. The formats are ${FORMATS.join(', ')}.`)
  if (mine && theirs) throw new CommandError('Use one of --mine and --theirs, not both.')
  const [command = '', ...operands] = positionals
  const locales = locale === undefined ? LOCALE_CODES : [locale]
  const choice = choiceOf(mine, theirs)
  const place = { remote, config, environment, persistTo }
  return {
    command,
    operands,
    locales,
    paths,
    format,
    take: take?.split(','),
    write,
    refused,
    fix,
    site,
    of,
    accept,
    why,
    choice,
    seed,
    ...place,
  }
}

/** The message for a command that does not exist: the one that was probably meant, or the usage. */
export function unknownCommand(written: string, known: readonly string[]): string {
  const near = known.map((name) => ({ name, distance: editDistance(name, written) })).sort((a, b) => a.distance - b.distance)
  const meant = near.filter(({ distance }) => distance <= 2).map(({ name }) => `"${name}"`)[0]
  if (written === '' || meant === undefined) return USAGE
  return `There is no command "${written}". Did you mean ${meant}? --help lists all commands.`
}

function choiceOf(mine: boolean, theirs: boolean): 'mine' | 'theirs' | undefined {
  if (mine) return 'mine'
  return theirs ? 'theirs' : undefined
}
