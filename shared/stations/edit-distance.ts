/**
 * Typing errors between a word being typed and the best beginning of a term: letters too many, missing, wrong, or two neighbours swapped.
 * Infinity beyond `limit`. `hlesin` is 1 from `helsinki`.
 */
export function prefixDistance(word: string, term: string, limit: number): number {
  const width = Math.min(term.length, word.length + limit)
  if (word.length - width > limit) return Infinity
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= word.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= width; column++) {
      const cost = word.charCodeAt(row - 1) === term.charCodeAt(column - 1) ? 0 : 1
      let errors = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost)
      if (isSwap(word, row, term, column)) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1)
      current.push(errors)
      least = Math.min(least, errors)
    }
    if (least > limit) return Infinity
    beforeLast = last
    last = current
  }
  const distance = Math.min(...last)
  return distance <= limit ? distance : Infinity
}

function isSwap(word: string, row: number, term: string, column: number): boolean {
  return (
    row > 1 && column > 1 && word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1] && word[row - 1] !== word[row - 2]
  )
}
