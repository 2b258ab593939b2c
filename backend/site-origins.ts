/** The variable SITE_ORIGINS as a list. */
export function siteOrigins(variable: string): [string, ...string[]] {
  const [first, ...rest] = variable
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => new URL(text).origin)
  if (first === undefined) throw new Error('SITE_ORIGINS names no site.')
  return [first, ...rest]
}
