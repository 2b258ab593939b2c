import { ENCODED } from '#shared/navigation/page-path.ts'

const ENCODED_TWICE = /(?:%25[0-9A-F]{2})+/gi
/** UTF-8 encodings, then broken ones: a Latin-1 byte, or a percent sign that encodes nothing. */
const PERCENT = new RegExp(`(${ENCODED.source})|%(?:([89A-F][0-9A-F])|(?![0-9A-F]{2}))`, 'gi')

/** Repairs encodings that are broken (`%E4`, `50%`) or double (`%25C3%25A4`). undefined: none */
export function repairEncoding(address: string): string | undefined {
  if (!address.includes('%')) return undefined
  const repaired = address
    .replace(ENCODED_TWICE, decodeOnce)
    .replace(PERCENT, (text, encoded?: string, octet?: string) => {
      if (encoded !== undefined) return text
      // a Latin-1 byte is the code of the same Unicode character
      return encodeURIComponent(
        octet === undefined ? '%' : String.fromCharCode(Number.parseInt(octet, 16)),
      )
    })
  return repaired === address ? undefined : repaired
}

/** '50%25de' is not a character that was encoded twice: it means '50%de'. */
function decodeOnce(twice: string): string {
  const once = twice.replaceAll(/%25/gi, '%')
  return once.replace(ENCODED, '') === '' ? once : twice
}
