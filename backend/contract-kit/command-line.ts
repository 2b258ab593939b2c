import { endpointKeys } from '#shared/contract/endpoints.ts'
import { CommandError, readOptions } from '../../scripts/command-line.ts'
import type { Checked, Finding, Unchecked } from './check-backend.ts'

export const USAGE = `Usage: npm run contract -- <address of the backend> [options]
       npm run contract -- openapi        write docs/openapi.json

Checks a backend against docs/contract.md. Without --writes it changes nothing.

Options
  --writes             also create orders (which are never paid), submit forms, and end the given session
  --session <token>    session cookie value of a logged-in test customer
  --returned <address> address to which the payment page returned after a paid order: …?orderId=…&signature=…
  --site <origin>      the site that orders return to; default: http://localhost:8787
  --only <keys>        endpoints, separated by commas; default: all of
                       ${endpointKeys().join(', ')}
  --help

Exit codes: 0 no findings, 1 findings, 2 the checks could not run`

const OPTIONS = {
  writes: { type: 'boolean' },
  session: { type: 'string' },
  returned: { type: 'string' },
  site: { type: 'string' },
  only: { type: 'string' },
} as const

/** @throws CommandError that names the argument it does not understand */
export function readCommandLine(args: string[]) {
  const { values, positionals } = readOptions(args, OPTIONS, USAGE)
  const { writes = false, session, returned, only, site = 'http://localhost:8787' } = values
  const [subject, ...rest] = positionals
  if (rest.length > 0)
    throw new CommandError(`Expected one address, received ${positionals.length}.\n\n${USAGE}`)
  if (subject === undefined) throw new CommandError(USAGE)
  if (subject === 'openapi') return { kind: 'openapi' as const }
  const options = {
    origin: backendAddress(readAddress(subject)),
    writes,
    session,
    returned: returned === undefined ? undefined : readReturned(returned),
    site: readAddress(site).origin,
    only: only === undefined ? endpointKeys() : readKeys(only),
  }
  return { kind: 'check' as const, options }
}

function readAddress(text: string): URL {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new CommandError(`${text} is not an address like https://backend.example.`)
  return url
}

/** Like BACKEND_URL of the site, it may contain a path. */
function backendAddress({ origin, pathname }: URL): string {
  return origin + pathname.replace(/\/+$/, '')
}

function readKeys(list: string) {
  const names = list.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !endpointKeys().some((key) => key === name))
  if (unknown.length > 0)
    throw new CommandError(
      `Unknown endpoint: ${unknown.join(', ')}. Endpoints: ${endpointKeys().join(', ')}.`,
    )
  return endpointKeys().filter((key) => names.includes(key))
}

function readReturned(address: string): { orderId: string; signature: string } {
  const query = URL.parse(address)?.searchParams
  const [orderId, signature] = [query?.get('orderId'), query?.get('signature')]
  if (!orderId || !signature)
    throw new CommandError('--returned needs the complete address with orderId and signature.')
  return { orderId, signature }
}

/** A line per finding, a line per skipped check, and the summary. */
export function resultLines({ checks, findings, unchecked }: Checked): string[] {
  const sum = [
    `${checks - unchecked.length} of ${checks} checks run`,
    `findings: ${findings.length}`,
  ].join(', ')
  return [
    ...findings.map(findingLine),
    ...unchecked.map(uncheckedLine),
    `${findings.length === 0 ? '✓' : '✗'} ${sum}`,
  ]
}

function findingLine({ endpoint, check, problem, section }: Finding): string {
  return `✗ ${endpoint} · ${check} · ${problem} · docs/contract.md#${section}`
}

function uncheckedLine({ endpoint, check, because }: Unchecked): string {
  return `• ${endpoint} · ${check} · not checked: ${because}`
}
