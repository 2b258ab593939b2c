import type { LocaleCode } from './locales.ts'

/**
 * What a link to the station locator ends with (§2.2): in Finland and on the international site it opens on the MAIN network,
 * in Sweden and Norway on all of them.
 */
export function serviceSuffix(locale: LocaleCode): '' | '?service=MAIN' {
  return locale === 'fi-FI' || locale === 'en-EU' ? '?service=MAIN' : ''
}
