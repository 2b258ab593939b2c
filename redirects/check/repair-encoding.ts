import { ENCODED } from '#shared/navigation/page-path.ts'

const ENCODED_TWICE = /(?:%25[0-9A-F]{2})+/gi
/** What encodes UTF-8, then what does not: an octet of Latin-1, or a percent sign that encodes nothing. */
const PERCENT = new RegExp(`(${ENCODED.source})|%(?:([89A-F][0-9A-F])|(?![0-9A-F]{2}))`, 'gi')

/**
 * An address whose percent-encodings are broken (`%E4` is Latin-1, `50%` is none) or double (`%25C3%25A4`), as it must have been meant;
 * undefined where nothing is wrong.
 */
export function repairEncoding(address: string): string | undefined {
  if (!address.includes('%')) return undefined
  const repaired = address.replace(ENCODED_TWICE, decodeOnce).replace(PERCENT, (text, encoded?: string, octet?: string) => {
    if (encoded !== undefined) return text
    // Latin-1 has the octets of the first Unicode characters
    return encodeURIComponent(octet === undefined ? '%' : String.fromCharCode(Number.parseInt(octet, 16)))
  })
  return repaired === address ? undefined : repaired
}

/** '50%25de' is no character encoded twice, it is '50%de'. */
function decodeOnce(twice: string): string {
  const once = twice.replaceAll(/%25/gi, '%')
  return once.replace(ENCODED, '') === '' ? once : twice
}
