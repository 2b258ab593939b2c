/** Letters of any script, for internationalised names; what may stand in a host but never '@', '%' or a second ':'. */
const HOST = String.raw`(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*|\[[\da-f:.]+\])`
const WEB_ADDRESS = new RegExp(String.raw`^https?://${HOST}(?::(\d{1,5}))?(?:[/?#]|$)`, 'iu')
const HIGHEST_PORT = 65_535

/**
 * Whether the browser may be sent to this address outside the site (§5): an absolute http(s) address, complete, with nothing in it
 * that a reader and a browser could take for different things. Refused: other schemes (mailto: and tel: too, they are links, not
 * navigation: see isSafeHref), '//host', credentials, backslashes, whitespace, control and invisible characters.
 */
export function isSafeExternalUrl(url: string): boolean {
  if (/[\s\\\p{C}]/u.test(url)) return false
  const address = WEB_ADDRESS.exec(url)
  return address !== null && Number(address[1] ?? 0) <= HIGHEST_PORT
}

/**
 * Whether an address of the content may become a link's href (§5, §8: an unsafe link fails visibly): a path, query or hash of this
 * site, an http(s) address, mailto:, tel: or sms:. Everything else is refused: other schemes however they are spelt, '//host',
 * backslashes, control and invisible characters (browsers drop tabs and newlines, so '/<tab>/host' leaves the site).
 */
export function isSafeHref(url: string): boolean {
  if (/[\\\p{C}]/u.test(url)) return false
  return /^(?:[?#]|\/(?!\/))/.test(url) || /^(?:mailto|tel|sms):[^\s/]/i.test(url) || isSafeExternalUrl(url)
}
