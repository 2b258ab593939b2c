/** The digit groups of Finnish, Norwegian and Swedish numbers with their country code (§3). */
const OWN_NUMBERS = [
  /^(\+358)(\d{2})(\d{3})(\d{2,})$/,
  /^(\+47)(\d{2})(\d{2})(\d{2})(\d{2})$/,
  /^(\+46)(\d{2})(\d{3})(\d{2})(\d{2})$/,
]

/** '+358401234567' → '+358 40 123 4567'. Numbers of other countries and other texts are unchanged. */
export function formatPhoneNumber(text: string): string {
  const bare = text.replace(/\(0\)|[\s().\-–]/gu, '').replace(/^00/, '+')
  const groups = OWN_NUMBERS.map((number) => number.exec(bare)).find((match) => match !== null)
  return groups?.slice(1).join(' ') ?? text
}
