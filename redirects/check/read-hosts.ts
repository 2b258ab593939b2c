/** The hosts of hosts.txt: one a line, beside comments. */
export function readHosts(text: string): ReadonlySet<string> {
  const lines = text.split(/\r?\n/).filter((line) => /^[^#\s]/.test(line))
  return new Set(lines.map((line) => line.trim()))
}
