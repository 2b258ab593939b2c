import { readAddress } from '#redirects/explain/read-address.ts'
import { PURGE_TAGS, type PurgeTag } from '#shared/controls/purge-request.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import type { Session } from '../../wire.ts'

/** What can be purged: some pages, or a kind of content. */
export const PURGE_CHOICES = ['paths', 'layout', 'pages', 'articles', 'stations', 'all'] as const
export type PurgeChoice = 'paths' | PurgeTag

export function isTag(choice: PurgeChoice): choice is PurgeTag {
  return PURGE_TAGS.some((tag) => tag === choice)
}

/** Pasted addresses, one per line, as paths. The domain of a country adds its locale. `unread`: lines without an address. */
export function purgePaths(addresses: string, hosts: Session['hosts']): { paths: string[]; unread: string[] } {
  const paths = new Set<string>()
  const unread: string[] = []
  for (const line of addresses.split('\n')) {
    if (line.trim() === '') continue
    const read = readAddress(line, 'https://any.invalid')
    if (read) paths.add(localPath(read.url, read.hasHost ? hosts[read.url.hostname] : undefined))
    else unread.push(line.trim())
  }
  return { paths: [...paths], unread }
}

function localPath({ pathname }: URL, locale: LocaleCode | undefined): string {
  return locale === undefined || parsePagePath(pathname).locale !== undefined ? pathname : `/${locale}${pathname}`
}
