/** An id made of words: 'Näin käytät koodia?' becomes 'nain-kaytat-koodia'. '' when there are no letters or digits in them. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øæßþð]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '')
}

const MAX_LENGTH = 80
/** letters that do not come apart into a base and a mark */
const LETTERS: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', þ: 'th', ð: 'd' }
