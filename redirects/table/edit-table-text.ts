import { MAIN_PLACE, parseLine } from './parse-table.ts'
import { type EntryChange, lineEntryKey } from './table-entries.ts'

/**
 * Applies changes to a table's text, and keeps its comments, order, columns and line ends. If
 * several lines have a changed key, only the first remains. A new line is added after the line
 * whose key sorts directly before its own, if both keys begin with the same segment; otherwise at
 * the end.
 *
 * @param version the new base version of the table; undefined: unchanged
 */
export function editTableText(
  text: string,
  changes: Iterable<EntryChange>,
  version?: { seq: number; place: string },
): string {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : ''
  const written = readLines(text.slice(mark.length))
  const lineEnd = written[0]?.end || '\n'
  const lines = version === undefined ? written : withVersion(written, version)
  const wanted = new Map(Array.from(changes, ({ key, after }) => [key, after]))
  const { beside, atEnd } = placesOfNew(lines, wanted)
  const seen = new Set<string>()
  const edited: string[] = []

  for (const line of lines) {
    const said = editedLine(line)
    if (said !== undefined) edited.push(said + (line.end || lineEnd))
    for (const added of beside.get(line) ?? []) edited.push(inColumnsOf(line.text, added) + lineEnd)
  }
  return mark + [...edited, ...atEnd.map((added) => added + lineEnd)].join('')

  /** undefined: the line is removed */
  function editedLine({ text, key }: TextLine): string | undefined {
    if (key === undefined || !wanted.has(key)) return text
    const after = seen.has(key) ? undefined : wanted.get(key)
    seen.add(key)
    return after === undefined || saysTheSame(text, after)
      ? after && text
      : inColumnsOf(text, after)
  }
}

interface TextLine {
  text: string
  end: string
  /** undefined: a comment, a version or an unreadable line */
  key: string | undefined
}

function readLines(text: string): TextLine[] {
  const lines = Array.from(
    text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g),
    ([, content = '', end = '']) => ({ text: content, end }),
  )
  // the last match is the text after the last line end
  return lines
    .filter(({ text, end }) => text !== '' || end !== '')
    .map((line) => ({ ...line, key: lineEntryKey(line.text) }))
}

/** Replaces the version line of the place, or adds it at the beginning. */
function withVersion(
  lines: readonly TextLine[],
  { seq, place }: { seq: number; place: string },
): TextLine[] {
  const isVersion = ({ text }: TextLine) => {
    const read = parseLine(text, 0)
    return read !== undefined && 'version' in read && read.place === place
  }
  const first = lines.find(isVersion)
  const line = {
    text: place === MAIN_PLACE ? `version ${seq}` : `version ${seq} ${place}`,
    end: first?.end ?? lines[0]?.end ?? '',
    key: undefined,
  }
  return first === undefined
    ? [line, ...lines]
    : lines
        .filter((each) => each === first || !isVersion(each))
        .map((each) => (each === first ? line : each))
}

/** Finds where to add the lines with new keys. */
function placesOfNew(lines: readonly TextLine[], wanted: ReadonlyMap<string, string | undefined>) {
  const lineOf = new Map<string, TextLine>()
  for (const line of lines)
    if (line.key !== undefined && !lineOf.has(line.key)) lineOf.set(line.key, line)
  const beside = new Map<TextLine, string[]>()
  const atEnd: string[] = []
  let neighbour: TextLine | undefined
  for (const key of [...new Set([...lineOf.keys(), ...wanted.keys()])].sort()) {
    const line = lineOf.get(key)
    const added = line ? undefined : wanted.get(key)
    if (line) neighbour = line
    else if (
      added !== undefined &&
      neighbour?.key !== undefined &&
      firstSegment(neighbour.key) === firstSegment(key)
    ) {
      const others = beside.get(neighbour)
      if (others) others.push(added)
      else beside.set(neighbour, [added])
    } else if (added !== undefined) atEnd.push(added)
  }
  return { beside, atEnd }
}

function firstSegment(key: string): string {
  return key.split('/', 2).join('/')
}

function saysTheSame(text: string, after: string): boolean {
  return JSON.stringify(parseLine(text, 0)) === JSON.stringify(parseLine(after, 0))
}

/** Moves the second word of the line to the column that it has in the other line. */
function inColumnsOf(model: string, line: string): string {
  const column = /^\S+\s+(?=\S)/.exec(model)?.[0].length ?? 0
  const [first = '', ...rest] = line.split('  ')
  return rest.length === 0 ? line : `${first.padEnd(column - 2)}  ${rest.join('  ')}`
}
