/** How the numbers of the three countries are grouped when they are written with their country code (§3). */
const GROUPS: Record<string, RegExp> = {
  '358': /^(\d{2})(\d{3})(\d{2,})$/,
  '47': /^(\d{2})(\d{2})(\d{2})(\d{2})$/,
  '46': /^(\d{2})(\d{3})(\d{2})(\d{2})$/,
}

/** '+358401234567' → '+358 40 123 4567'. A number of another country, or one that is no number, stays as it is. */
export function formatPhoneNumber(text: string): string {
  const bare = text.replace(/\(0\)|[\s().\-–]/gu, '').replace(/^00/, '+')
  const [, country = '', rest = ''] = /^\+(358|47|46)(\d+)$/.exec(bare) ?? []
  const groups = GROUPS[country]?.exec(rest)
  return groups ? `+${[country, ...groups.slice(1)].join(' ')}` : text
}
