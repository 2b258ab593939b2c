import { foldedWords } from '#shared/text/fold-text.ts'
import {
  errorsBetween,
  type FitOf,
  isInflected,
  misspeltFit,
  mostErrors,
  startOrInsideFit,
  stemFit,
} from '#shared/text/word-fit.ts'

export interface SearchEntry {
  category: string
  title: string
  /** with commas */
  synonyms: string
  /** SearchHit as JSON */
  hit: string
  title_words: string
  lead_words: string
  text_words: string
}

const WEIGHTS = { title_words: 1, synonyms: 1, lead_words: 0.6, text_words: 0.3 }
/** for a page's title: most visitors want the page about a subject, not one of the products on it */
const PAGE_TITLE_WEIGHT = 1.5
const PART_FIT = 0.4
const FEWEST_LETTERS_OF_PART = 4
const MAX_WORDS = 8

type Part = keyof typeof WEIGHTS
type Terms = Map<string, { entry: SearchEntry; part: Part }[]>
type Scores = ReadonlyMap<SearchEntry, number>

/**
 * The page whose title or synonym is the query (`isAnswered`), the pages whose title or synonym is
 * in the query, then the entries that match the most words, and at least half of them, by score,
 * then in the editors' order. Unless `isExact`, a word without matches is replaced by the most
 * similar word, and a query that is no name by the most similar name: `corrected` is the query with
 * the new words.
 */
export function rankEntries<Entry extends SearchEntry>(
  entries: readonly Entry[],
  query: string,
  isExact = false,
): { found: Entry[]; isAnswered: boolean; corrected?: string | undefined } {
  const words = [...new Set(foldedWords(query))].slice(0, MAX_WORDS)
  const terms = termsOf(entries)
  const names = namesOf(entries)
  const named = nameLike(names, query)
  const isKnown = words.every((word) => terms.has(word))
  const similar = named || isKnown || isExact ? undefined : misspeltName(names, query)
  if (similar) {
    const corrected = similar.written.toLowerCase()
    return { ...rankEntries(entries, corrected, true), corrected }
  }
  const corrections = new Map<string, string>()
  const telling = tellingWords(words)
  const scores = words.map((word): Scores => {
    const whole = scoresOf(terms, telling.includes(word) ? partFit(word) : wholeFit(word))
    const compound = isNamePart(terms, word) ? undefined : compoundScores(terms, word)
    const spelled = whole && compound ? new Map([...whole, ...compound]) : (whole ?? compound)
    const like = spelled || isExact ? undefined : mostSimilar(terms, word)
    if (like !== undefined) corrections.set(word, writtenWord(entries, like))
    return spelled ?? (like === undefined ? undefined : scoresOf(terms, partFit(like))) ?? new Map()
  })
  const matches = entries.map((entry) => ({
    entry,
    words: scores.filter((of, index) => telling.includes(words[index] ?? '') && of.has(entry))
      .length,
    score: scores.reduce((sum, of) => sum + (of.get(entry) ?? 0) * rarity(of, entries), 0),
  }))
  const most = Math.max(1, telling.length / 2, ...matches.map((each) => each.words))
  const best = matches
    .filter((each) => each.words >= most)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
  const corrected =
    named || corrections.size === 0 || best.length === 0
      ? undefined
      : withCorrections(query, corrections)
  const { entry: answer } =
    named ?? (corrected === undefined ? undefined : nameLike(names, corrected)) ?? {}
  const first = answer ? [answer] : namedIn(names, words)
  const found = [...new Set([...first, ...best])]
  return { found, isAnswered: answer !== undefined, corrected }
}

/** Without numbers and words of one or two letters, unless there are no other words. */
function tellingWords(words: readonly string[]): readonly string[] {
  const texts = words.filter((word) => /\D/.test(word))
  const long = texts.filter((word) => word.length > 2)
  return [long, texts].find((some) => some.length > 0) ?? words
}

function wholeFit(word: string): FitOf {
  return (term) => (term === word ? 1 : 0)
}

/** A word of few entries tells more: 'invoice' in 'pay my invoice'. */
function rarity(scores: Scores, entries: readonly SearchEntry[]): number {
  return Math.log(1 + entries.length / Math.max(1, scores.size))
}

interface Name<Entry> {
  entry: Entry
  written: string
  words: readonly string[]
}

/** The titles and synonyms of pages. */
function namesOf<Entry extends SearchEntry>(entries: readonly Entry[]): Name<Entry>[] {
  return entries
    .filter(({ category }) => category === 'Page')
    .flatMap((entry) =>
      [entry.title, ...entry.synonyms.split(',')].map((written) => ({
        entry,
        written: written.trim(),
        words: foldedWords(written),
      })),
    )
    .filter(({ words }) => words.length > 0)
}

/** The name that is the query, independent of spaces, else the one of which it is a form. */
function nameLike<Entry>(names: readonly Name<Entry>[], query: string): Name<Entry> | undefined {
  const asked = foldedWords(query)
  const isForm = (words: readonly string[]) =>
    words.length === asked.length &&
    asked.every((word, index) => {
      const other = words[index] ?? ''
      return word === other || isInflected(word, other)
    })
  return (
    names.find(({ words }) => words.join('') === asked.join('')) ??
    names.find(({ words }) => isForm(words))
  )
}

/** The pages of the names whose words are all among the words, the longest name first. */
function namedIn<Entry>(names: readonly Name<Entry>[], asked: readonly string[]): Entry[] {
  const isAsked = (word: string) =>
    asked.some((other) => other === word || isInflected(other, word))
  const lengthOf = ({ words }: Name<Entry>) => words.join('').length
  return names
    .filter(({ words }) => words.every(isAsked))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .map(({ entry }) => entry)
}

/** The name with the fewest typing errors in the query. */
function misspeltName<Entry>(
  names: readonly Name<Entry>[],
  query: string,
): Name<Entry> | undefined {
  const asked = foldedWords(query).join('')
  const limit = mostErrors(asked)
  const [best] = names
    .map((name) => ({ name, key: name.words.join('') }))
    .filter(({ key }) => !/\d/.test(key) && beginsAlike(asked, key))
    .map(({ name, key }) => ({ name, errors: errorsBetween(asked, key, limit) }))
    .filter(({ errors }) => errors <= limit)
    .toSorted((one, other) => one.errors - other.errors)
  return best?.name
}

/**
 * The term of a title or a synonym with the fewest typing errors; of several, the one in the most
 * entries. Words of texts are too many: one is similar to almost every word.
 */
function mostSimilar(terms: Terms, word: string): string | undefined {
  const fitOf = misspeltFit(word)
  const [best] = Array.from(terms, ([term, places]) => ({
    term,
    fit: beginsAlike(word, term) && isNamePart(terms, term) ? fitOf(term) : 0,
    count: places.length,
  }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit || other.count - one.count)
  return best?.term
}

/** Typing errors are rare in the first letter, except that it is swapped with the second. */
function beginsAlike(word: string, term: string): boolean {
  return word[0] === term[0] || (word[0] === term[1] && word[1] === term[0])
}

/** A term as a title, a synonym or a summary writes it: 'biltvatt' → 'biltvätt'. */
function writtenWord(entries: readonly SearchEntry[], term: string): string {
  for (const { title, synonyms, hit } of entries) {
    const { summary = '' }: { summary?: string } = JSON.parse(hit)
    const written = `${title} ${synonyms} ${summary}`
      .match(/[\p{L}\p{N}]+/gu)
      ?.find((word) => foldedWords(word).join() === term)
    if (written !== undefined) return written.toLowerCase()
  }
  return term
}

function withCorrections(query: string, corrections: ReadonlyMap<string, string>): string {
  return query
    .split(/\s+/)
    .map((word) => corrections.get(foldedWords(word).join()) ?? word)
    .join(' ')
}

/** The fewer words a title has, the more each one weighs. */
function weightOf({ category, title_words }: SearchEntry, part: Part): number {
  if (part !== 'title_words') return WEIGHTS[part]
  return (
    WEIGHTS[part] *
    (category === 'Page' ? PAGE_TITLE_WEIGHT : 1) *
    (1 + 1 / title_words.split(' ').length)
  )
}

/** A part of a compound in a title ("pesu" in "autopesu") counts more than the whole word in a text. */
function partFit(word: string): FitOf {
  const fitOf = startOrInsideFit(word)
  const ofStem = stemFit(word)
  return (term) => {
    const fit = fitOf(term) || ofStem(term)
    return fit > 0 ? Math.max(PART_FIT, fit) : 0
  }
}

/** Whether a title or a synonym has the word. */
function isNamePart(terms: Terms, word: string): boolean {
  return (terms.get(word) ?? []).some(({ part }) => part === 'title_words' || part === 'synonyms')
}

/** The entries with both parts of a compound: 'pesuohjelmat' → 'pesu' and 'ohjelmat'. */
function compoundScores(terms: Terms, word: string): Scores | undefined {
  for (let end = FEWEST_LETTERS_OF_PART; end <= word.length - FEWEST_LETTERS_OF_PART; end++) {
    const parts = [word.slice(0, end), word.slice(end)]
    if (!parts.every((part) => terms.has(part))) continue
    const [first, second] = parts.map((part) => scoresOf(terms, partFit(part)))
    const both = Array.from(first ?? []).flatMap(([entry, score]) => {
      const other = second?.get(entry)
      return other === undefined ? [] : [[entry, (score + other) / 2] as const]
    })
    if (both.length > 0) return new Map(both)
  }
  return undefined
}

function termsOf(entries: readonly SearchEntry[]): Terms {
  const terms: Terms = new Map()
  for (const entry of entries)
    for (const part of ['title_words', 'synonyms', 'lead_words', 'text_words'] as const)
      for (const word of part === 'synonyms'
        ? foldedWords(entry.synonyms)
        : entry[part].split(' ')) {
        const places = terms.get(word) ?? []
        places.push({ entry, part })
        terms.set(word, places)
      }
  return terms
}

/** The best score per entry and part; undefined if no term matches. */
function scoresOf(terms: Terms, fitOf: FitOf): Scores | undefined {
  const parts = new Map<SearchEntry, Partial<Record<Part, number>>>()
  for (const [term, places] of terms) {
    const fit = fitOf(term)
    if (fit === 0) continue
    for (const { entry, part } of places) {
      const best = parts.get(entry) ?? {}
      best[part] = Math.max(best[part] ?? 0, fit * weightOf(entry, part))
      parts.set(entry, best)
    }
  }
  const scores = Array.from(
    parts,
    ([entry, best]) => [entry, Object.values(best).reduce((sum, fit) => sum + fit, 0)] as const,
  )
  return scores.length > 0 ? new Map(scores) : undefined
}
