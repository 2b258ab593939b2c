import type { LocaleCode } from '#shared/locale/locales.ts'
import { CommandError, readOptions } from '../../scripts/command-line.ts'
import type { SwitchChange } from './change-switches.ts'

export const USAGE = `Usage: npm run switch -- <command> [options]

  checkout off   no order is taken; needs --until and a sentence in every language
  map off        the station locator and the stations' pages without a map; needs --until
  writes off     forms and orders are refused, while the backends store nothing; needs --until
  notice on      a text above the header; needs --until and a text in at least one language
  … on, notice off (--fi "" for one locale alone)
                 as usual again
  list           what is set, and until when

Options
  --until <time>     when it ends by itself: 2026-11-24T08:00+02:00, within 30 days
  --fi --en --sv --no <text>
  --remote           the namespace at Cloudflare; when left out the local one, which npm start with the same PORT serves
  --env <name>       with --remote: production or staging; production when left out
  --persist-to <dir> another local namespace`

const text = { type: 'string' } as const
const OPTIONS = { until: text, fi: text, en: text, sv: text, no: text, remote: { type: 'boolean' }, env: text, 'persist-to': text } as const
const NAMES = ['checkout', 'map', 'notice', 'writes'] as const

/** Throws a CommandError that names what it does not understand. `change`: undefined for `list`. */
export function readCommandLine(args: string[]) {
  const { values, positionals } = readOptions(args, OPTIONS, USAGE)
  const { until, remote = false, env, 'persist-to': persistTo } = values
  if (env !== undefined && !remote) throw new CommandError(`--env ${env} is at Cloudflare: it goes with --remote.`)
  const place = { remote, config: 'wrangler.toml', environment: remote ? (env ?? 'production') : undefined, persistTo }
  const [named, state, ...more] = positionals
  if (named === 'list' && state === undefined) return { place }
  const name = NAMES.find((each) => each === named)
  if (!name || (state !== 'on' && state !== 'off') || more.length > 0) throw new CommandError(USAGE)
  const said: Record<LocaleCode, string | undefined> = { 'fi-FI': values.fi, 'en-EU': values.en, 'sv-SE': values.sv, 'no-NO': values.no }
  const texts = Object.fromEntries(Object.entries(said).flatMap(([locale, text]) => (text === undefined ? [] : [[locale, text]])))
  const change: SwitchChange = { name, kind: (state === 'on') === (name === 'notice') ? 'set' : 'clear', until, texts }
  return { place, change }
}
