import { LOCALES } from '#shared/locale/locales.ts'
import { CommandError } from '../../../scripts/command-line.ts'
import { explainAddress } from '../../explain/explain-address.ts'
import { readAddresses } from '../../explain/read-address.ts'
import { verify as verifyAddresses } from '../../explain/verify.ts'
import type { StoreContext } from '../command.ts'
import { commandSite } from './explain.ts'

/** Requests the addresses of a file from a running site, and prints those whose answer differs from the tables. Exit code 1: at least one differs. */
export async function verify(context: StoreContext): Promise<number> {
  const [file] = context.operands
  if (file === undefined) throw new CommandError('Which file? A list of addresses, a sitemap or a log.')
  const origin = context.site === undefined ? null : URL.parse(context.site)?.origin
  if (!origin?.startsWith('http')) throw new CommandError('Which site? For example: --site http://localhost:8787')
  const addresses = readAddresses(new TextDecoder().decode(await context.files.read(file)))
  const configured = await commandSite(context)
  // a host that is not in LOCALE_DOMAINS, such as localhost, has no locale
  const site = Object.hasOwn(configured.LOCALE_DOMAINS, new URL(origin).host) ? configured : { ...configured, LOCALE_DOMAINS: {}, origin }
  let different = 0
  await verifyAddresses(addresses, {
    ask: fetch,
    site: origin,
    language: LOCALES[site.locale].languages[0],
    wantedFor: async (address) => (await explainAddress(address, site))?.end,
    report({ address, found, wanted, agrees }) {
      if (agrees) return
      different++
      const reason = 'reason' in found ? ` (${found.reason})` : ''
      context.print(
        `${address}  ${found.kind} ${found.address}${reason}, expected: ${wanted ? `${wanted.kind} ${wanted.address}` : 'nothing'}`,
      )
    },
  })
  context.print(`${addresses.length} addresses requested, ${different} differ from the tables`)
  return different === 0 ? 0 : 1
}
