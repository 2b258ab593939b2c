import { isSafeExternalUrl } from './external-url.ts'

/**
 * Whether an address of the content may become a link's href (§5, §8: an unsafe link fails visibly): a path, query or hash of this
 * site, an http(s) address, mailto:, tel: or sms:. Everything else is refused: other schemes however they are spelt, '//host',
 * backslashes, control and invisible characters (browsers drop tabs and newlines, so '/<tab>/host' leaves the site).
 */
export function isSafeHref(url: string): boolean {
  if (/[\\\p{C}]/u.test(url)) return false
  return isSitePath(url) || /^(?:mailto|tel|sms):[^\s/]/i.test(url) || isSafeExternalUrl(url)
}

function isSitePath(url: string): boolean {
  return /^(?:[?#]|\/(?!\/))/.test(url)
}
