const COUNTRY_PREFIX = /^(?:finland|sweden|norway|suomi|sverige|norge|fi|se|sv|no|nb|en)\//i
const MAX_LENGTH = 40

/** An unknown code as a visitor may read it: without country prefix, invisible characters and endless length. '' when nothing is left. */
export function unknownAttributeText(code: string): string {
  const text = code
    .slice(0, 10 * MAX_LENGTH)
    .replace(/\s+/g, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .replace(COUNTRY_PREFIX, '')
  const characters = [...text]
  return characters.length > MAX_LENGTH
    ? `${characters
        .slice(0, MAX_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : text
}
