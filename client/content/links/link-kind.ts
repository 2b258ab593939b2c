import type { SiteConfig } from '#shared/navigation/payload.ts'

export type LinkKind = 'site' | 'own' | 'external' | 'other'

/**
 * What an address of the content leads to: a path of this site, the site of one of our locales on its own domain, the outside
 * world, or a mail or telephone program.
 */
export function linkKind(address: string, { localeOrigins }: Pick<SiteConfig, 'localeOrigins'>): LinkKind {
  if (!/^https?:/i.test(address)) return /^[/?#]/.test(address) ? 'site' : 'other'
  const origin = /^https?:\/\/[^/?#]+/i.exec(address)?.[0].toLowerCase()
  return Object.values(localeOrigins).some((own) => own.toLowerCase() === origin) ? 'own' : 'external'
}
