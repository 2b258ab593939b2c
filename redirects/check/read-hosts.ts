/** The hosts of hosts.txt: one per line; comments are skipped. */
export function readHosts(text: string): ReadonlySet<string> {
  const lines = text.split(/\r?\n/).filter((line) => /^[^#\s]/.test(line))
  return new Set(lines.map((line) => line.trim()))
}
