/** In shorter words a typo makes too many others. No address of the site is longer. */
const [MIN_LENGTH, MAX_LENGTH] = [4, 100]

/** Matches a word with one typo. undefined: the word must be exact */
export function nearPattern(word: string): RegExp | undefined {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return undefined
  const letters = Array.from(word, (letter) => letter.replace(/[^\p{L}\p{N}]/u, '\\$&'))
  const withTypos = letters.flatMap((letter, at) => {
    const [before, [next = '', ...after]] = [letters.slice(0, at).join(''), letters.slice(at + 1)]
    const rest = after.join('')
    return [
      `${before}.?${next}${rest}`,
      `${before}.${letter}${next}${rest}`,
      before + next + letter + rest,
    ]
  })
  return new RegExp(withTypos.join('|'))
}
