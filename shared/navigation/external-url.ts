/**
 * A host name with letters of any script (internationalised names), or an IPv6 address in brackets.
 * It cannot contain '@' or '%'.
 */
const HOST = String.raw`(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*|\[[\da-f:.]+\])`
const WEB_ADDRESS = new RegExp(String.raw`^https?://${HOST}(?::(\d{1,5}))?(?:[/?#]|$)`, 'iu')
const HIGHEST_PORT = 65_535

/**
 * Whether the site may navigate to an external address (§5): a complete http(s) address that people
 * and browsers read in the same way. Refused: other schemes (also mailto: and tel:, which are
 * allowed in links: isSafeHref), '//host', credentials, backslashes, whitespace, control and
 * invisible characters.
 */
export function isSafeExternalUrl(url: string): boolean {
  if (/[\s\\\p{C}]/u.test(url)) return false
  const address = WEB_ADDRESS.exec(url)
  return address !== null && Number(address[1] ?? 0) <= HIGHEST_PORT
}

/**
 * Whether an address from content may be the href of a link (§5; §8: an unsafe link fails visibly):
 * a path, query or hash of this site, an http(s) address, mailto:, tel: or sms:. Refused: other
 * schemes in any spelling, '//host', backslashes, control and invisible characters. Browsers drop
 * tabs and newlines, so '/<tab>/host' would leave the site.
 */
export function isSafeHref(url: string): boolean {
  if (/[\\\p{C}]/u.test(url)) return false
  return (
    /^(?:[?#]|\/(?!\/))/.test(url) ||
    /^(?:mailto|tel|sms):[^\s/]/i.test(url) ||
    isSafeExternalUrl(url)
  )
}
