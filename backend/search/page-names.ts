// The titles and synonyms of pages, as a visitor may write them.

import { foldedWords } from '#shared/text/fold-text.ts'
import { errorsBetween, isInflected, mostErrors } from '#shared/text/word-fit.ts'
import type { SearchEntry } from './term-scores.ts'

export interface Name<Entry> {
  entry: Entry
  written: string
  words: readonly string[]
}

/** The titles and synonyms of pages. */
export function namesOf<Entry extends SearchEntry>(entries: readonly Entry[]): Name<Entry>[] {
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
export function nameLike<Entry>(
  names: readonly Name<Entry>[],
  query: string,
): Name<Entry> | undefined {
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
export function namedIn<Entry>(names: readonly Name<Entry>[], asked: readonly string[]): Entry[] {
  const isAsked = (word: string) =>
    asked.some((other) => other === word || isInflected(other, word))
  const lengthOf = ({ words }: Name<Entry>) => words.join('').length
  return names
    .filter(({ words }) => words.every(isAsked))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .map(({ entry }) => entry)
}

/** The name with the fewest typing errors in the query. */
export function misspeltName<Entry>(
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

/** Typing errors are rare in the first letter, except that it is swapped with the second. */
export function beginsAlike(word: string, term: string): boolean {
  return word[0] === term[0] || (word[0] === term[1] && word[1] === term[0])
}
