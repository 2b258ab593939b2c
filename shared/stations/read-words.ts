import { foldedWords } from './fold-text.ts'
import { MOST_SERVICE_WORDS, type ServiceId } from './service-words.ts'

/** The words of a search: services become filters, the rest names a place or a station. */
export interface ReadWords {
  rest: string
  services: ServiceId[]
  /** as written; one entry for each of `services` */
  serviceWords: string[]
}

export interface KnownWords {
  services: ReadonlyMap<string, ServiceId>
  /** whether it is a word of the name or the address of a station */
  isName: (word: string) => boolean
  isTown: (words: readonly string[]) => boolean
}

interface Token {
  written: string
  folded: string
}

/** Splits a search text. The longest name of a service is preferred: "car wash 24 h" is one service. */
export function readWords(text: string, { services, isName, isTown }: KnownWords): ReadWords {
  const tokens = text
    .split(/\s+/)
    .map((written): Token => ({ written, folded: foldedWords(written).join('') }))
    .filter(({ written }) => written !== '')
  const found = new Map<ServiceId, string>()
  const rest: Token[] = []
  for (let start = 0; start < tokens.length;) {
    const length = serviceLength(start)
    const run = tokens.slice(start, start + Math.max(1, length))
    if (length > 0) add(run)
    else rest.push(...run)
    start += run.length
  }
  // '95' is a fuel beside a town, and a house number beside a street
  const others = rest.filter((token) => !isFuelNumber(token))
  const hasFuels = others.length < rest.length && (others.length === 0 || isTown(others.map(({ folded }) => folded)))
  if (hasFuels) for (const token of rest.filter(isFuelNumber)) add([token])
  return {
    rest: (hasFuels ? others : rest).map(({ written }) => written).join(' '),
    services: [...found.keys()],
    serviceWords: [...found.values()],
  }

  /** The number of words of the service that begins here, or 0. */
  function serviceLength(start: number): number {
    for (let length = Math.min(MOST_SERVICE_WORDS, tokens.length - start); length > 0; length--) {
      const run = tokens.slice(start, start + length)
      if (services.has(keyOf(run)) && (length > 1 || run.every(({ folded }) => !isNumber(folded) && !isName(folded)))) return length
    }
    return 0
  }

  function add(run: readonly Token[]): void {
    const id = services.get(keyOf(run))
    if (id === undefined) return
    const words = run.map(({ written }) => written).join(' ')
    found.set(id, found.get(id) ?? words)
  }

  function isFuelNumber({ folded }: Token): boolean {
    return isNumber(folded) && services.has(folded)
  }
}

function keyOf(run: readonly Token[]): string {
  return run.map(({ folded }) => folded).join('')
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word)
}
