import { endpointKeys } from '#shared/contract/endpoints.ts'
import { CommandError, readOptions } from '../../scripts/command-line.ts'
import type { Checked, Finding, Unchecked } from './check-backend.ts'

export const USAGE = `Usage: npm run contract -- <address of the backend> [options]
       npm run contract -- openapi        write docs/openapi.json

Checks a backend against docs/contract.md. Without --writes nothing is made or changed.

Options
  --writes             also make orders (which are never paid) and submissions of forms, and end the session that was given
  --session <token>    value of the session cookie of a test customer who is logged in
  --returned <address> where the payment page sent the visitor of a paid order: …?orderId=…&signature=…
  --site <origin>      the site that orders return to; http://localhost:8787 when left out
  --only <keys>        some endpoints, with commas between; all when left out:
                       ${endpointKeys().join(', ')}
  --help

Exit codes: 0 nothing found, 1 something found, 2 the check could not be run`

const OPTIONS = {
  writes: { type: 'boolean' },
  session: { type: 'string' },
  returned: { type: 'string' },
  site: { type: 'string' },
  only: { type: 'string' },
} as const

/** Throws a CommandError that names what it does not understand. */
export function readCommandLine(args: string[]) {
  const { values, positionals } = readOptions(args, OPTIONS, USAGE)
  const { writes = false, session, returned, only, site = 'http://localhost:8787' } = values
  const [subject, ...rest] = positionals
  if (rest.length > 0) throw new CommandError(`One address expected, not ${positionals.length}.\n\n${USAGE}`)
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
  if (url === null || !/^https?:$/.test(url.protocol)) throw new CommandError(`${text} is no address: https://backend.example expected.`)
  return url
}

/** As BACKEND_URL of the site: it may be a folder of a host. */
function backendAddress({ origin, pathname }: URL): string {
  return origin + pathname.replace(/\/+$/, '')
}

function readKeys(list: string) {
  const names = list.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !endpointKeys().some((key) => key === name))
  if (unknown.length > 0) throw new CommandError(`There is no endpoint ${unknown.join(', ')}; there are ${endpointKeys().join(', ')}.`)
  return endpointKeys().filter((key) => names.includes(key))
}

function readReturned(address: string): { orderId: string; signature: string } {
  const query = URL.parse(address)?.searchParams
  const [orderId, signature] = [query?.get('orderId'), query?.get('signature')]
  if (!orderId || !signature) throw new CommandError('--returned needs the whole address, with its orderId and its signature.')
  return { orderId, signature }
}

/** A line for each finding, a line for each check that was not made, and the sum. */
export function resultLines({ checks, findings, unchecked }: Checked): string[] {
  const sum = [`${checks - unchecked.length} of ${checks} checks made`, `findings: ${findings.length}`].join(', ')
  return [...findings.map(findingLine), ...unchecked.map(uncheckedLine), `${findings.length === 0 ? '✓' : '✗'} ${sum}`]
}

function findingLine({ endpoint, check, problem, section }: Finding): string {
  return `✗ ${endpoint} · ${check} · ${problem} · docs/contract.md#${section}`
}

function uncheckedLine({ endpoint, check, because }: Unchecked): string {
  return `• ${endpoint} · ${check} · not checked: ${because}`
}
