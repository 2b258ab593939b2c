/** A text of at most so many characters, without what cannot be seen; '' for none. What came out of it once comes out the same. */
export function visibleText(value: string | undefined, most: number): string {
  const visible = (value ?? '')
    .slice(0, 10 * most)
    .replace(/\s/g, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/ +/g, ' ')
    .trim()
  return visible
    .slice(0, most)
    .replace(/\p{Surrogate}/gu, '')
    .trim()
}
