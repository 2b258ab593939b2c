import { MAIN_PLACE, parseLine } from './parse-table.ts'
import { type EntryChange, lineEntryKey, unreadableKey } from './table-entries.ts'

/**
 * Applies changes to a table's text, and keeps its comments, order and line ends. If several lines
 * have a changed key, only the first remains. New lines are added at the end.
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
  const seen = new Set<string>()
  const edited = lines.flatMap(({ text: line, key }) => {
    if (key === undefined || !wanted.has(key)) return [line]
    const after = seen.has(key) ? undefined : wanted.get(key)
    seen.add(key)
    if (after === undefined) return []
    return [saysTheSame(line, after) ? line : after]
  })
  const added = [...wanted].flatMap(([key, after]) => (seen.has(key) ? [] : (after ?? [])))
  return mark + [...edited, ...added.sort()].map((line) => line + lineEnd).join('')
}

interface TextLine {
  text: string
  end: string
  /** undefined: a comment or a version */
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
    .map((line) => ({ ...line, key: keyOf(line.text) }))
}

function keyOf(text: string): string | undefined {
  const read = parseLine(text, 0)
  return read && 'fault' in read ? unreadableKey(text) : lineEntryKey(text)
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

function saysTheSame(text: string, after: string): boolean {
  return JSON.stringify(parseLine(text, 0)) === JSON.stringify(parseLine(after, 0))
}
