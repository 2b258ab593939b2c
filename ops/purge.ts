// npm run purge -- --path /x --locale fi-FI: makes a site fetch content again
// (docs/decisions/0026-site-controls.md).

import { createHmac } from 'node:crypto'
import { PURGE_TAGS, readPurgeRequest } from '#shared/controls/purge-request.ts'
import { CommandError, readOptions, runCommand } from '../scripts/command-line.ts'

const USAGE = `Usage: npm run purge -- [options]     needs the variable PURGE_SECRET

  --path <path>     a page, as in /private/heating or /en-EU/private/heating; may be repeated
  --tag <tag>       ${PURGE_TAGS.join(', ')}; may be repeated
  --locale <code>   only in this locale; without --path and --tag: all content of the locale; may be repeated
  --site <url>      default: http://localhost:8787, or with the variable PORT`

const WHY: Record<number, string> = {
  401: 'PURGE_SECRET is wrong, or the clock of this machine is wrong by more than five minutes.',
  404: 'The site cannot be purged: it has no PURGE_SECRET or no namespace CONTROLS.',
  421: 'The site does not serve this address: use the one that its visitors see (--site).',
  429: 'Too many purges: wait a minute.',
  503: 'The site could not store the purge. Try again.',
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
  if (!address || !/^https?:$/.test(address.protocol))
    throw new CommandError(`${site} is not an address like https://example.fi.`)
  if (!secret) throw new CommandError('Set PURGE_SECRET to the secret of the site.')
  const body = JSON.stringify({ tags, paths, locales })
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': timestamp,
    'x-signature': signature,
  }
  const response = await fetch(address, { method: 'POST', headers, body }).catch(
    (cause: unknown) => {
      throw new CommandError(`No response from ${site}.`, { cause })
    },
  )
  if (!response.ok)
    throw new CommandError(
      WHY[response.status] ?? `The site answered ${response.status}: ${await response.text()}`,
    )
  return `Purged: ${request.names.map(({ locale, name }) => (locale === '*' ? name : `${name} (${locale})`)).join(', ')}. All visitors get new content within a minute.`
}
