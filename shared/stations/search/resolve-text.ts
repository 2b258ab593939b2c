import { distanceBetween } from '../places/distance.ts'
import { type createPlaceIndex, type Place, SAME_AREA_METRES } from '../places/place-index.ts'
import { type ReadWords, type Token, wordsOf, writtenOf } from './read-words.ts'
import { hitsOf, type StationHit, type TermIndex } from './term-index.ts'

/** What a search text means. Known words decide: a postcode, a place, a station, a service. */
export interface ResolvedText extends Omit<ReadWords, 'rest'> {
  place?: Place | undefined
  /**
   * the stations that the words name, beside a place those with a service; undefined when the words
   * name no stations
   */
  hits?: StationHit[] | undefined
  /** the words that are no services, as written */
  rest: string
  /** the words that were not used, as written; '' when all were */
  leftOut: string
  /** the words that were left out are all, apart from services */
  isUnknown: boolean
  /** the words are only the beginnings of names */
  isBeginning: boolean
}

type Places = ReturnType<typeof createPlaceIndex>

/** A shorter name counts only alone: 'vi' in a sentence is no village. */
const FEWEST_LETTERS = 3

export function resolveText(
  { rest, services, serviceWords }: ReadWords,
  places: Places,
  terms: TermIndex,
): ResolvedText {
  const meaning = {
    services,
    serviceWords,
    rest: writtenOf(rest),
    leftOut: '',
    isUnknown: false,
    isBeginning: false,
    ...meaningOf(rest, places, terms),
  }
  // unknown words find nothing, unless a service decides
  return meaning.isUnknown && services.length === 0
    ? { ...meaning, hits: meaning.hits ?? [] }
    : meaning
}

function meaningOf(
  tokens: readonly Token[],
  places: Places,
  terms: TermIndex,
): Partial<ResolvedText> {
  if (tokens.length === 0) return {}
  const rest = tokens.flatMap((token) =>
    places.named(token.words, token.written) ? token : partsOf(token),
  )
  // words of services that are not whole names: 'ladd'
  const parts = rest.filter(({ words }) => words.every(terms.isService) && !places.named(words))
  const named = rest.filter((token) => !parts.includes(token))
  const partHits = parts.length > 0 ? hitsOf(wordsOf(parts).map(terms.beginning)) : undefined
  const words = wordsOf(named)
  const code = places.ofPostcode(words.join(''))
  const whole =
    (words.length > 0 ? places.named(words, writtenOf(named)) : undefined) ??
    (code?.isExact ? code.place : undefined)
  if (whole) return { place: whole, hits: partHits }

  const exact = hitsOf(wordsOf(rest).map(terms.exact))
  if (exact.length > 0) return { hits: exact }
  // a brand beside other words is not needed to find a place
  const rare = named.filter(
    (token) => !token.words.every(terms.isCommon) || places.named(token.words),
  )
  const around = placeAmong(rare, places)
  const leftOut = writtenOf(around?.others ?? rare)
  if (around && leftOut === '') return { place: around.place, hits: partHits }
  const hits = hitsOf(wordsOf(rest).map(terms.beginning))
  if (hits.length > 0) return { hits, isBeginning: named.length > 0 }
  if (around) return { place: around.place, hits: partHits, leftOut }
  const some = stationsAmong(rare, terms)
  return some ?? { hits: partHits, leftOut: writtenOf(named), isUnknown: true }
}

/** 'Helsinki-Vantaa' → 'helsinki', 'vantaa' */
function partsOf(token: Token): Token[] {
  return token.words.length > 1
    ? token.words.map((word) => ({ written: word, words: [word] }))
    : [token]
}

/**
 * The place that some of the words name: a known postcode, else the longest name, else the area of
 * a postcode.
 */
function placeAmong(
  tokens: readonly Token[],
  places: Places,
): { place: Place; others: Token[] } | undefined {
  const runs = runsOf(tokens)
  const known = runs.flatMap((run) => {
    const words = wordsOf(run)
    const isShort = run.length < tokens.length && words.join('').length < FEWEST_LETTERS
    const place = isShort ? undefined : places.named(words, writtenOf(run))
    return place ? [{ run, place }] : []
  })
  const digits = runs.find((run) => run.length < 3 && /^\d{4,5}$/.test(wordsOf(run).join('')))
  const number = digits ? wordsOf(digits).join('') : ''
  const code = places.ofPostcode(number, known[0]?.place.location) ?? places.ofPostcode(number)
  const coded = digits && code ? [{ run: digits, place: code.place }] : []
  const all = code?.isExact ? [...coded, ...known] : [...known, ...coded]
  const [best] = all
  if (!best) return undefined
  const used = all.filter(
    ({ place }) => distanceBetween(place.location, best.place.location) <= SAME_AREA_METRES,
  )
  return {
    place: best.place,
    others: tokens.filter((token) => !used.some(({ run }) => run.includes(token))),
  }
}

/**
 * The stations with as many of the words as possible, from the first on. A number or a short word
 * alone is no name.
 */
function stationsAmong(
  tokens: readonly Token[],
  terms: TermIndex,
): Partial<ResolvedText> | undefined {
  const known = tokens.filter(
    ({ words }) =>
      words.every(terms.isName) &&
      words.some((word) => /\D/.test(word) && word.length >= FEWEST_LETTERS),
  )
  for (let count = known.length; count > 0; count--) {
    const used = known.slice(0, count)
    const hits = hitsOf(wordsOf(used).map(terms.exact))
    if (hits.length > 0)
      return { hits, leftOut: writtenOf(tokens.filter((token) => !used.includes(token))) }
  }
  return undefined
}

/** All runs of neighbouring words, the longest first. */
function runsOf(tokens: readonly Token[]): Token[][] {
  const runs = tokens.flatMap((_, start) =>
    tokens.slice(start).map((__, length) => tokens.slice(start, start + length + 1)),
  )
  return runs.toSorted((one, other) => other.length - one.length)
}
