/** A browser's header has a dozen entries in a few hundred characters; whatever is longer was not written by a browser. */
const LONGEST_HEADER = 2000
const MOST_LANGUAGES = 50

export interface AcceptedLanguage {
  /** lower case, both written forms of Norwegian as 'no'; '*' for any */
  tag: string
  /** 0 (refused) to 1 */
  quality: number
}

/** Reads an Accept-Language header: best first, entries that cannot be read left out. */
export function acceptedLanguages(header: string): AcceptedLanguage[] {
  return header
    .slice(0, LONGEST_HEADER)
    .split(',', MOST_LANGUAGES)
    .map(readLanguage)
    .filter((language) => language !== undefined)
    .toSorted((a, b) => b.quality - a.quality)
}

function readLanguage(entry: string): AcceptedLanguage | undefined {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  if (!/^(?:\*|[a-z]{1,8}(?:-[a-z\d]{1,8})*)$/.test(tag)) return undefined
  const quality = readQuality(parameters.find((parameter) => parameter.startsWith('q')))
  return quality === undefined ? undefined : { tag: norwegian(tag), quality }
}

function readQuality(parameter: string | undefined): number | undefined {
  if (parameter === undefined) return 1
  const digits = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameter)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Browsers in Norway say nb or nn, never no. */
function norwegian(tag: string): string {
  return tag.replace(/^n[bn](?=-|$)/, 'no')
}
