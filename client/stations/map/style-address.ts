import { DEFAULT_LOCALE, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import type { MapStyle } from '#shared/navigation/payload.ts'

/** §7: the options of the maps service. §9: its version by default. */
const VERSION = 'weekly'
const LIBRARIES = 'places,marker'

/** Fills in `{key}`, `{language}`, `{region}`, `{version}` and `{libraries}`; a key without a place of its own is put at the end. */
export function styleAddress({ url, key = '' }: MapStyle, locale: LocaleCode): string {
  const options: Record<string, string> = {
    key,
    language: LOCALES[locale].htmlLang,
    region: LOCALES[locale].country ?? LOCALES[DEFAULT_LOCALE].country ?? '',
    version: VERSION,
    libraries: LIBRARIES,
  }
  const address = url.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(options, name) ? encodeURIComponent(options[name] ?? '') : placeholder,
  )
  if (key === '' || url.includes('{key}')) return address
  return `${address}${address.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`
}
