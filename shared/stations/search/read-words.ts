import { foldedWords } from '../../text/fold-text.ts'
import { isInflected } from '../../text/word-fit.ts'
import { MAX_SEARCH_TEXT, MAX_SEARCH_WORDS } from '../query/locator-query.ts'
import { MOST_SERVICE_WORDS, type ServiceId } from './service-words.ts'

/** A word as the visitor has written it. */
export interface Token {
  written: string
  /** folded: 'S:t' has two */
  words: readonly string[]
}

/** The words of a search: services become filters, the rest names a place or a station. */
export interface ReadWords {
  services: ServiceId[]
  /** as written; one entry for each of `services` */
  serviceWords: string[]
  rest: Token[]
}

export interface KnownWords {
  services: ReadonlyMap<string, ServiceId>
  /** folded, without spaces: they ask for nothing */
  generic: ReadonlySet<string>
  /** whether it is a word of the name or the address of a station */
  isName: (word: string) => boolean
  isPlace: (words: readonly string[]) => boolean
  isTown: (words: readonly string[]) => boolean
}

/** At most 8 words. Punctuation alone is no word. */
export function tokensOf(text: string): Token[] {
  return text
    .slice(0, MAX_SEARCH_TEXT)
    .split(/\s+/)
    .map((written) => ({ written, words: foldedWords(written) }))
    .filter(({ words }) => words.length > 0)
    .slice(0, MAX_SEARCH_WORDS)
}

/**
 * Splits a search text. Generic words are left out. The longest name is preferred: "car wash 24 h"
 * is one service, "Mo i Rana" one place.
 */
export function readWords(
  text: string,
  { services, generic, isName, isPlace, isTown }: KnownWords,
): ReadWords {
  const tokens = tokensOf(text)
  const found = new Map<ServiceId, string>()
  const rest: Token[] = []
  for (let start = 0; start < tokens.length;) {
    const { length, kind } = nameAt(start)
    const run = tokens.slice(start, start + length)
    if (kind === 'service') add(run)
    else if (kind !== 'generic') rest.push(...run)
    start += length
  }
  // '95' is a fuel beside a town, and a house number beside a street
  const others = rest.filter((token) => !isFuelNumber(token))
  const hasFuels = others.length < rest.length && (others.length === 0 || isTown(wordsOf(others)))
  if (hasFuels) for (const token of rest.filter(isFuelNumber)) add([token])
  return {
    services: [...found.keys()],
    serviceWords: [...found.values()],
    rest: hasFuels ? others : rest,
  }

  /** What the longest known name is that begins here, and its number of words. */
  function nameAt(start: number): { length: number; kind?: 'place' | 'service' | 'generic' } {
    for (let length = Math.min(MOST_SERVICE_WORDS, tokens.length - start); length > 0; length--) {
      const run = tokens.slice(start, start + length)
      if (length > 1 && isPlace(wordsOf(run))) return { length, kind: 'place' }
      if (generic.has(keyOf(run))) return { length, kind: 'generic' }
      if (serviceOf(run) !== undefined && (length > 1 || !run.some(mayBeName)))
        return { length, kind: 'service' }
    }
    return { length: 1 }
  }

  function mayBeName(token: Token): boolean {
    return isNumber(token) || token.words.some(isName)
  }

  /** Also of an inflected name that is no place: 'saunas', 'autopesun'. */
  function serviceOf(run: readonly Token[]): ServiceId | undefined {
    const key = keyOf(run)
    const exact = services.get(key)
    if (exact !== undefined || isPlace(wordsOf(run))) return exact
    return [...services].find(([name]) => isInflected(key, name))?.[1]
  }

  function add(run: readonly Token[]): void {
    const id = serviceOf(run)
    if (id === undefined) return
    found.set(id, found.get(id) ?? writtenOf(run))
  }

  function isFuelNumber(token: Token): boolean {
    return isNumber(token) && services.has(keyOf([token]))
  }
}

export function wordsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ words }) => words)
}

export function writtenOf(tokens: readonly Token[]): string {
  return tokens.map(({ written }) => written).join(' ')
}

function keyOf(run: readonly Token[]): string {
  return wordsOf(run).join('')
}

function isNumber({ words }: Token): boolean {
  return words.length === 1 && /^\d+$/.test(words[0] ?? '')
}
