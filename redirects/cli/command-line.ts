import { LOCALE_CODES, isLocaleCode } from '#shared/locale/locales.ts'
import { CommandError, readOptions } from '../../scripts/command-line.ts'
import { FORMATS, isFormat } from '../transfer/formats.ts'

export const USAGE = `Usage: npm run redirects -- <command> [options]

  check              look for mistakes in the tables (redirects/*.txt); with --fix mend what can be mended, and say what
  publish            check, upload what is new, and make it live, if what the table was made from still is
  stage              check and upload, but leave live what is live
  live               say which version is live
  live <version>     make a version live
  versions           list the versions there are
  back               make the version live that was live before
  pull               write the live table into the files, merged with what was changed there; comments and order stay
  wanted             the addresses that visitors miss most, with where they most likely mean to go
  explain <address>  say step by step where an address leads, by the tables as they stand in the files, or --of a version
  verify <file>      ask the running site of --site where the addresses of a list, a sitemap or a log lead
  replay [file]      say what the tables in the files change for the addresses of a list or a log, or of the last 30 days,
                     or what a version changes (--of), against the live version
  import <file>      show what the redirects of a file would change; --write writes it into the tables
  export [file]      write a table in the format of --format, into a file or here

Options
  --locale <code>    ${LOCALE_CODES.join(', ')}; all four when left out
  --remote           work on the namespace at Cloudflare; when left out on the local one, which npm start with the same PORT serves
  --persist-to <dir> another local namespace (as for wrangler dev)
  --paths <file>     the site's paths, one a line, to hold the targets against; the embedded content's when left out
  --config <file>    wrangler.toml when left out
  --env <name>       with --remote: its environment; production when left out
  --why <text>       why something is made live: the history shows it
  --mine, --theirs   pull: whose line to take where both changed one
  --seed             publish: only where nothing but seeds has been published; never writes into the files
  --format <format>  ${FORMATS.join(', ')}; import guesses it when left out
  --take <kinds>     which lines import takes: new,changed when left out; conflicting, too: of two lines the first
  --fix              check changes redirects/*.txt
  --of <version>     explain, verify, replay: a version's name, live, or the desk's draft, in the place of the files
  --site <origin>    the site that verify asks, as in https://www.example.com
  --write            import changes redirects/*.txt
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
  fix: { type: 'boolean' },
  env: { type: 'string' },
  why: { type: 'string' },
  mine: { type: 'boolean' },
  theirs: { type: 'boolean' },
  seed: { type: 'boolean' },
  site: { type: 'string' },
  of: { type: 'string' },
} as const

/** Throws a CommandError that names what it does not understand. */
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
    fix = false,
    env: environment,
    why = '',
    mine = false,
    theirs = false,
    seed = false,
    site,
    of,
  } = values
  if (locale !== undefined && !isLocaleCode(locale)) {
    throw new CommandError(`There is no locale ${locale}; there are ${LOCALE_CODES.join(', ')}.`)
  }
  if (remote && persistTo !== undefined) throw new CommandError('--persist-to is for the local namespace; it does not go with --remote.')
  if (environment !== undefined && !remote) throw new CommandError(`--env ${environment} is at Cloudflare: it goes with --remote.`)
  if (remote && values.local) throw new CommandError('A command works on one of --local and --remote.')
  if (format !== undefined && !isFormat(format)) throw new CommandError(`There is no format ${format}; there are ${FORMATS.join(', ')}.`)
  if (mine && theirs) throw new CommandError('Of --mine and --theirs only one can be taken.')
  const [command = '', ...operands] = positionals
  const locales = locale === undefined ? LOCALE_CODES : [locale]
  const choice = whose(mine, theirs)
  const place = { remote, config, environment, persistTo }
  return { command, operands, locales, paths, format, take: take?.split(','), write, fix, site, of, why, choice, seed, ...place }
}

function whose(mine: boolean, theirs: boolean): 'mine' | 'theirs' | undefined {
  if (mine) return 'mine'
  return theirs ? 'theirs' : undefined
}
