// npm run purge -- --path /x --locale fi-FI: asks a site to fetch content anew (docs/decisions/0026-site-controls.md).
import { createHmac } from 'node:crypto'
import { parseArgs } from 'node:util'
import { PURGE_TAGS, readPurgeRequest } from '#shared/controls/purge-request.ts'
import { OperatorError } from './operator-error.ts'

const USAGE = `Usage: npm run purge -- [options]     PURGE_SECRET comes from the environment

  --path <path>     a page, as in /private/heating or /en-EU/private/heating; may be repeated
  --tag <tag>       ${PURGE_TAGS.join(', ')}; may be repeated
  --locale <code>   in this locale only; alone: all there is in it; may be repeated
  --site <url>      when left out http://localhost:8787, or the PORT of the environment`

const WHY: Record<number, string> = {
  401: 'The site does not know this PURGE_SECRET, or the clock of this machine is more than five minutes wrong.',
  404: 'The site cannot be purged: it has no PURGE_SECRET, or no namespace CONTROLS.',
  409: 'This request was sent already. Send it again: it is signed anew then.',
  421: 'The site is not at this address: name the one that its visitors see (--site).',
  429: 'Too many purges: wait a minute.',
  503: 'The site could not store the purge. Nothing is lost by trying again.',
}

try {
  console.log(await purge(process.argv.slice(2), process.env['PURGE_SECRET']))
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function purge(args: string[], secret: string | undefined): Promise<string> {
  const {
    path: paths = [],
    tag: tags = [],
    locale: locales = [],
    site = `http://localhost:${process.env['PORT'] ?? 8787}`,
    help,
  } = readArguments(args)
  if (help) return USAGE
  const request = readPurgeRequest({ tags, paths, locales })
  if (request.kind === 'refused') throw new OperatorError(`${request.sentence}\n\n${USAGE}`)
  const address = URL.parse('/ops/purge', site)
  if (!address || !/^https?:$/.test(address.protocol)) throw new OperatorError(`${site} is no address: https://example.fi expected.`)
  if (!secret) throw new OperatorError('Set PURGE_SECRET to the secret of the site.')
  const body = JSON.stringify({ tags, paths, locales })
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature }
  const response = await fetch(address, { method: 'POST', headers, body }).catch((cause: unknown) => {
    throw new OperatorError(`No site answers at ${site}.`, { cause })
  })
  if (!response.ok) throw new OperatorError(WHY[response.status] ?? `The site answered ${response.status}: ${await response.text()}`)
  return `Purged: ${request.names.map(({ locale, name }) => (locale === '*' ? name : `${name} (${locale})`)).join(', ')}. Every visitor gets it anew within a minute.`
}

function readArguments(args: string[]) {
  const many = { type: 'string', multiple: true } as const
  try {
    return parseArgs({
      args,
      options: { path: many, tag: many, locale: many, site: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }).values
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, { cause: error })
  }
}
