// A JSON object's list, read while it arrives: an answer of a hundred megabytes never stands in memory as a whole.

export interface ListReader {
  /** The next piece of the answer. Throws for an item that is no JSON. */
  read: (piece: string) => void
  /** Whether the answer has come to its end, and the list was in it. */
  isWhole: () => boolean
}

/** Characters: a station with a year of its hours has a tenth. What is longer is not kept and not parsed. */
const MAX_ITEM = 256 * 1024

/** `take` gets each item of the list that the answer has under `name`, and undefined for one that is too long. */
export function createListReader(name: string, take: (item: unknown) => void): ListReader {
  let depth = 0
  let isText = false
  let isEscaped = false
  let isList = false
  let hasList = false
  /** the name read last, outside of the list */
  let key = ''
  /** of a name or an item what came with the pieces before, no more of it than shows that it is too long */
  let begun = ''

  function takeItem(text: string): void {
    if (text.length > MAX_ITEM) take(undefined)
    else if (text.trim() !== '') take(JSON.parse(text))
  }

  function read(piece: string): void {
    let start = 0
    // to what is too long already nothing is added: joining it again with each piece would take longer than reading it
    const end = (at: number) => (begun.length > MAX_ITEM ? begun : begun + piece.slice(start, at))
    const begin = (at: number) => {
      begun = ''
      start = at
    }
    for (let at = 0; at < piece.length; at++) {
      const sign = piece[at]
      if (isEscaped) isEscaped = false
      else if (isText) {
        if (sign === '\\') isEscaped = true
        else if (sign === '"') {
          isText = false
          if (depth === 1) key = end(at)
        }
      } else if (sign === '"') {
        isText = true
        if (depth === 1) begin(at + 1)
      } else if (sign === '{' || sign === '[') {
        depth++
        if (sign === '{' || depth !== 2 || key !== name) continue
        isList = hasList = true
        begin(at + 1)
      } else if (sign === '}' || sign === ']') {
        depth--
        if (!isList || depth !== 1) continue
        takeItem(end(at))
        isList = false
      } else if (sign === ',' && isList && depth === 2) {
        takeItem(end(at))
        begin(at + 1)
      }
    }
    begun = isList || (isText && depth === 1) ? end(piece.length).slice(0, MAX_ITEM + 1) : ''
  }

  return { read, isWhole: () => hasList && depth === 0 && !isText }
}
