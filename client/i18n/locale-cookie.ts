import type { LocaleCode } from '#shared/locale/locales.ts'

const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60 // §9

export function writeLocaleCookie(name: string, locale: LocaleCode): void {
  document.cookie = `${name}=${locale}; path=/; max-age=${LOCALE_COOKIE_SECONDS}; samesite=lax`
}
