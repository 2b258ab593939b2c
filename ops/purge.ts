// npm run purge -- --path /x --locale fi-FI: asks a site to fetch content anew (docs/decisions/0026-site-controls.md).
import { createHmac } from 'node:crypto'
import { PURGE_TAGS, readPurgeRequest } from '#shared/controls/purge-request.ts'
import { CommandError, readOptions, runCommand } from '../scripts/command-line.ts'

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

const many = { type: 'string', multiple: true } as const
const OPTIONS = { path: many, tag: many, locale: many, site: { type: 'string' } } as const

await runCommand(USAGE, async (args) => console.log(await purge(args, process.env['PURGE_SECRET'])))

async function purge(args: string[], secret: string | undefined): Promise<string> {
  const {
    path: paths = [],
    tag: tags = [],
    locale: locales = [],
    site = `http://localhost:${process.env['PORT'] ?? 8787}`,
  } = readOptions(args, OPTIONS, USAGE).values
  const request = readPurgeRequest({ tags, paths, locales })
  if (request.kind === 'refused') throw new CommandError(`${request.sentence}\n\n${USAGE}`)
  const address = URL.parse('/ops/purge', site)
  if (!address || !/^https?:$/.test(address.protocol)) throw new CommandError(`${site} is no address: https://example.fi expected.`)
  if (!secret) throw new CommandError('Set PURGE_SECRET to the secret of the site.')
  const body = JSON.stringify({ tags, paths, locales })
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature }
  const response = await fetch(address, { method: 'POST', headers, body }).catch((cause: unknown) => {
    throw new CommandError(`No site answers at ${site}.`, { cause })
  })
  if (!response.ok) throw new CommandError(WHY[response.status] ?? `The site answered ${response.status}: ${await response.text()}`)
  return `Purged: ${request.names.map(({ locale, name }) => (locale === '*' ? name : `${name} (${locale})`)).join(', ')}. Every visitor gets it anew within a minute.`
}
