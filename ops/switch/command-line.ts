import { CONTROL_NAMES, type SwitchChange } from '#shared/controls/change-switches.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { CommandError, readOptions } from '../../scripts/command-line.ts'

export const USAGE = `Usage: npm run switch -- <command> [options]

  checkout off   accepts no orders; needs --until; without a text the checkout says a default sentence
  map off        hides the map of the station locator and station pages; needs --until
  writes off     rejects forms and orders while the backends cannot store them; needs --until
  notice on      shows a text above the header; needs --until and a text in at least one language
  … on, notice off (--fi "" for one locale only)
                 ends it
  list           shows active switches and when they end

Options
  --until <time>     when it ends, at most 30 days ahead: 2026-11-24T08:00+02:00
  --fi --en --sv --no <text>
  --remote           the namespace at Cloudflare; default: the local one of npm start with the same PORT
  --env <name>       with --remote: production or staging; default: production
  --persist-to <dir> another local namespace`

const text = { type: 'string' } as const
const OPTIONS = {
  until: text,
  fi: text,
  en: text,
  sv: text,
  no: text,
  remote: { type: 'boolean' },
  env: text,
  'persist-to': text,
} as const

/** `change` is undefined for `list`. @throws CommandError with the wrong argument */
export function readCommandLine(args: string[]) {
  const { values, positionals } = readOptions(args, OPTIONS, USAGE)
  const { until, remote = false, env, 'persist-to': persistTo } = values
  if (env !== undefined && !remote) throw new CommandError(`--env ${env} needs --remote.`)
  const place = {
    remote,
    config: 'wrangler.toml',
    environment: remote ? (env ?? 'production') : undefined,
    persistTo,
  }
  const [named, state, ...more] = positionals
  if (named === 'list' && state === undefined) return { place }
  const name = CONTROL_NAMES.find((each) => each === named)
  if (!name || (state !== 'on' && state !== 'off') || more.length > 0) throw new CommandError(USAGE)
  const given: Record<LocaleCode, string | undefined> = {
    'fi-FI': values.fi,
    'en-EU': values.en,
    'sv-SE': values.sv,
    'no-NO': values.no,
  }
  const texts = Object.fromEntries(
    Object.entries(given).flatMap(([locale, text]) => (text === undefined ? [] : [[locale, text]])),
  )
  const kind: SwitchChange['kind'] = (state === 'on') === (name === 'notice') ? 'set' : 'clear'
  return {
    place,
    change: { name, kind, texts, ...(kind === 'set' && { until: readUntil(until) }) },
  }
}

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

function readUntil(until: string | undefined): number {
  const at = until !== undefined && ZONED.test(until) ? Date.parse(until) : NaN
  if (Number.isNaN(at) || !isOnCalendar(String(until).slice(0, 10)))
    throw new CommandError(
      '--until must be a time with a time zone: --until 2026-11-24T08:00+02:00',
    )
  return at
}

/** Date.parse reads 31 November as 1 December. */
function isOnCalendar(day: string): boolean {
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day)
}
