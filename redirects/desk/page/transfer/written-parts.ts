/**
 * The parts of a written address that go and stay when it is fixed: its host before, the query or slash after. `kept` undefined: the
 * address is written anew, as in lower case.
 */
export function writtenParts(written: string, source: string): { before: string; kept: string | undefined; after: string } {
  const at = source === '/' ? -1 : written.indexOf(source)
  if (at < 0) return { before: written, kept: undefined, after: '' }
  return { before: written.slice(0, at), kept: source, after: written.slice(at + source.length) }
}
