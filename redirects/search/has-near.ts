/** In shorter words a typo makes too many others. */
const MIN_LENGTH = 4

/** Whether a text has a word with at most one typo: a letter that is wrong, missing, added, or swapped with the next one. */
export function hasNear(text: string, word: string): boolean {
  if (text.includes(word)) return true
  // a typo spoils at most two of three parts
  return word.length >= MIN_LENGTH && thirdsOf(word).some((part) => text.includes(part)) && isNearIn(text, word)
}

function thirdsOf(word: string): string[] {
  const [first, second] = [Math.floor(word.length / 3), Math.floor((2 * word.length) / 3)]
  return [word.slice(0, first), word.slice(first, second), word.slice(second)]
}

/** The edit distance of the word to the nearest part of the text, column by column; a swap is one edit. */
function isNearIn(text: string, word: string): boolean {
  const first = Array.from({ length: word.length + 1 }, (_, typos) => typos)
  let [before, last] = [first, first]
  for (let at = 0; at < text.length; at++) {
    const column = [0]
    for (let row = 1; row <= word.length; row++) {
      const isSame = word[row - 1] === text[at]
      const isSwapped = row > 1 && at > 0 && word[row - 1] === text[at - 1] && word[row - 2] === text[at]
      column.push(
        Math.min(
          (last[row - 1] ?? 0) + (isSame ? 0 : 1),
          (last[row] ?? 0) + 1,
          (column[row - 1] ?? 0) + 1,
          isSwapped ? (before[row - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    if ((column[word.length] ?? 2) <= 1) return true
    before = last
    last = column
  }
  return false
}
