/** One JSON line for the log. Nothing personal goes in: no query, no cookie, no address of a person. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ level, event, ...fields }))
}

/** Legacy paths hold e-mail addresses and form pages hold names: what looks like one is not logged. */
export function loggablePath(pathname: string): string {
  return pathname.slice(0, 200).replace(/[^/]*(?:@|%40)[^/]*/gi, '***')
}
