import { parseArgs } from 'node:util'
import { LOCALE_CODES, isLocaleCode } from '#shared/locale/locales.ts'
import { CommandError } from './command.ts'

export const USAGE = `Usage: npm run redirects -- <command> [options]

  check              look for mistakes in the tables (redirects/*.txt); changes nothing
  publish            check, upload what is new, and make it live
  stage              check and upload, but leave live what is live
  live               say which version is live
  live <version>     make a version live
  versions           list the versions there are
  back               make the version live that was live before
  find <path>        say where an old path leads, by the tables as they stand in the files

Options
  --locale <code>    ${LOCALE_CODES.join(', ')}; all four when left out
  --remote           work on the namespace at Cloudflare; when left out on the local one, which npm start with the same PORT serves
  --persist-to <dir> another local namespace (as for wrangler dev)
  --paths <file>     the site's paths, one a line, to hold the targets against; the embedded content's when left out
  --config <file>    wrangler.toml when left out
  --help`

/** Throws a CommandError that names what it does not understand. */
export function readCommandLine(args: string[]) {
  const { values, positionals } = parse(args)
  const { locale, remote = false, 'persist-to': persistTo, paths, config = 'wrangler.toml', help = false } = values
  if (locale !== undefined && !isLocaleCode(locale)) {
    throw new CommandError(`There is no locale ${locale}; there are ${LOCALE_CODES.join(', ')}.`)
  }
  if (remote && persistTo !== undefined) throw new CommandError('--persist-to is for the local namespace; it does not go with --remote.')
  if (remote && values.local) throw new CommandError('A command works on one of --local and --remote.')
  const [command = '', ...operands] = positionals
  const locales = locale === undefined ? LOCALE_CODES : [locale]
  return { command, operands, locales, remote, help, config, persistTo, paths }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        locale: { type: 'string' },
        remote: { type: 'boolean' },
        local: { type: 'boolean' },
        'persist-to': { type: 'string' },
        paths: { type: 'string' },
        config: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, { cause: error })
  }
}
