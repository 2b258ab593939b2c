import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'

/** Writes a rule as the line that `parseLine` reads. Equal rules give equal lines. */
export function ruleLine({
  source,
  target,
  note,
}: Pick<RedirectRule, 'source' | 'target'> & { note?: string | undefined }): string {
  return [source, target, ...(note === undefined ? [] : [`# ${note}`])].join('  ')
}
