import { foldedWords } from '#shared/text/fold-text.ts'
import { type FitOf, misspeltFit } from '#shared/text/word-fit.ts'
import { beginsAlike, misspeltName, namedIn, nameLike, namesOf } from './page-names.ts'
import {
  compoundScores,
  isNamePart,
  partFit,
  type Scores,
  scoresOf,
  type SearchEntry,
  type Terms,
  termsOf,
} from './term-scores.ts'

const MAX_WORDS = 8

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
