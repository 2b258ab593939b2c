/** §9 */
const FIRST_COUNTRIES = ['NO', 'SE', 'FI']

/** §9: the user's country first, then NO, SE and FI, then the rest as they come. ISO codes, each once; only those of the list. */
export function orderCountries(userCountry: string | undefined, countries: readonly string[]): string[] {
  const wanted = [userCountry, ...FIRST_COUNTRIES].filter((country) => country !== undefined && countries.includes(country))
  return [...new Set([...wanted, ...countries])].filter((country) => country !== undefined)
}
